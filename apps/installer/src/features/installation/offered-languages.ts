import { isLanguage, type BuiltInLanguage } from '@quandary/i18n'

export interface OfferedLanguage {
  value: BuiltInLanguage
  label: string
}

/** Returns the server's languages that this page has texts for. */
export function offeredLanguages(options: readonly { value: string; label: string }[]): OfferedLanguage[] {
  return options.flatMap(({ value, label }) => (isLanguage(value) ? [{ value, label }] : []))
}
