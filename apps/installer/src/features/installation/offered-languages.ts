import { isLanguage, type Language } from '@quandary/i18n'

/** A language to choose. */
export interface OfferedLanguage {
  value: Language
  label: string
}

/** The languages of the server that this page has words for. */
export function offeredLanguages(options: readonly { value: string; label: string }[]): OfferedLanguage[] {
  return options.flatMap(({ value, label }) => (isLanguage(value) ? [{ value, label }] : []))
}
