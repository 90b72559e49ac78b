import { isLanguage, type BuiltInLanguage } from '@quandary/i18n'

export interface OfferedLanguage {
  value: BuiltInLanguage
  label: string
}

/** Returns the server's languages for which this page has texts. */
export function offeredLanguages(options: readonly { value: string; label: string }[]): OfferedLanguage[] {
  return options.flatMap(({ value, label }) => (isLanguage(value) ? [{ value, label }] : []))
}
