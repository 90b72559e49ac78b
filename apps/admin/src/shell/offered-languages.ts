import { languages, type Language, type LanguageOption } from '@quandary/i18n'

/** A language to choose. */
export interface OfferedLanguage extends LanguageOption {
  direction: 'ltr' | 'rtl'
  /** Address of the language's texts; absent for a built-in language. */
  texts?: string
}

let offered: readonly OfferedLanguage[] | undefined

/** Returns the languages to choose from, as the server wrote them into the page. */
export function offeredLanguages(): readonly OfferedLanguage[] {
  offered ??= readOffered(document.querySelector('#languages')?.textContent)
  return offered
}

/** Returns the language with a code of the API; undefined if it is not offered. */
export function findOffered(code: Language): OfferedLanguage | undefined {
  return offeredLanguages().find((language) => language.code === code)
}

/**
 * Parses the list of languages in the page. Without the list, as on the development server, the built-in languages are
 * offered.
 */
function readOffered(text: string | undefined): readonly OfferedLanguage[] {
  return text === undefined ? languages.map((language) => ({ ...language, direction: 'ltr' })) : JSON.parse(text)
}
