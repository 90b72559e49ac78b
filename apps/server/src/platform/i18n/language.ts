import type { AreaTexts } from '@quandary/i18n/check-messages'
import { languages, languageTag } from '@quandary/i18n'
import type { BuiltInLanguage } from '@quandary/i18n'

/** A language of the interface. Texts are looked up with the language itself, so a use case needs no registry. */
export interface Language {
  /** As in the API and in settings: `en_US`, `ar`. */
  readonly code: string
  /** BCP 47 tag for `Intl` and `lang` attributes: `en-US`. */
  readonly tag: string
  /** The language's name in the language itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** The share of texts that are translated, in percent, rounded down. */
  readonly progress: number
  /** Complete texts of a language from a file of the data folder; absent for built-in ones. */
  readonly stored?: StoredTexts
}

/** The texts of a language from a file, with English ones where it has none. */
export interface StoredTexts {
  readonly areas: AreaTexts
  /** Part of the URLs of these texts, so that changed texts have another URL. */
  readonly hash: string
}

function builtIn(code: BuiltInLanguage): Language {
  const name = languages.find((language) => language.code === code)?.label ?? code
  return { code, tag: languageTag(code), name, direction: 'ltr', progress: 100 }
}

export const ENGLISH: Language = builtIn('en_US')

export const CHINESE: Language = builtIn('zh_CN')

/** The languages that need no file, the default first. */
export const BUILT_IN_LANGUAGES: readonly Language[] = [ENGLISH, CHINESE]

/** Returns the built-in language with this code. */
export function builtInLanguage(code: unknown): Language | undefined {
  return BUILT_IN_LANGUAGES.find((language) => language.code === code)
}
