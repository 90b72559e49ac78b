/** A language whose texts this package contains, spelled as in the API. */
export type BuiltInLanguage = 'en_US' | 'zh_CN'

/**
 * Code of a language, spelled as in the API: the built-in ones, and any other that a site or an app has its own texts
 * for, such as `de_DE` or `ar`.
 */
// The intersection with an empty object type keeps the built-in codes in the suggestions of editors.
export type Language = BuiltInLanguage | (string & {})

/** An offered language: its code and its own name. */
export interface LanguageOption<Code extends Language = Language> {
  code: Code
  /** Name of the language in that language. */
  label: string
}

/** Every built-in language, the default first. */
export const languages: readonly LanguageOption<BuiltInLanguage>[] = [
  { code: 'en_US', label: 'English' },
  { code: 'zh_CN', label: '简体中文' },
]

/** Maximum length of an `Accept-Language` value; longer ones are ignored. */
const headerLimit = 256

/** True if a text is the code of a built-in language (`en_US`, not `en-US` or `en`). */
export function isLanguage(code: unknown): code is BuiltInLanguage {
  return languages.some((language) => language.code === code)
}

/**
 * Returns the built-in language that fits a request best.
 *
 * Understands the API's single codes (`zh_CN`) and standard lists with weights (`zh;q=0.9, en-GB;q=0.4`). A region
 * without texts falls back to the same primary language. Entries with `q=0` are ignored.
 *
 * @param header value of `Accept-Language`; if longer than 256 characters it is ignored
 * @param fallback returned if no built-in language fits
 */
export function matchLanguage(header: string | null | undefined, fallback: BuiltInLanguage): BuiltInLanguage
/**
 * Returns the offered language that fits a request best.
 *
 * @param header value of `Accept-Language`; if longer than 256 characters it is ignored
 * @param fallback returned if nothing offered fits
 * @param offered codes to choose from; of several with the same primary language the first one wins
 */
export function matchLanguage<Code extends Language>(
  header: string | null | undefined,
  fallback: NoInfer<Code>,
  offered: readonly Code[],
): Code
export function matchLanguage(
  header: string | null | undefined,
  fallback: Language,
  offered: readonly Language[] = languages.map(({ code }) => code),
): Language {
  if (!header || header.length > headerLimit) return fallback
  const preferences = header
    .split(',')
    .map(readPreference)
    .filter((preference) => preference.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of preferences) {
    const found = findLanguage(tag, offered)
    if (found) return found
  }
  return fallback
}

/** Returns the BCP 47 tag of a language, for `Intl` and the `lang` attribute: `en_US` becomes `en-US`. */
export function languageTag(language: Language): string {
  return language.replaceAll('_', '-')
}

function readPreference(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag: tag.replaceAll('_', '-').toLowerCase(), weight: Number.isFinite(weight) ? weight : 0 }
}

function findLanguage(tag: string, offered: readonly Language[]): Language | undefined {
  const primary = tag.split('-')[0]
  const exact = offered.find((code) => languageTag(code).toLowerCase() === tag)
  return exact ?? offered.find((code) => code.split('_')[0] === primary)
}
