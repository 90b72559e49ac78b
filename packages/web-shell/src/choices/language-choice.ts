import { matchLanguage, type Language } from '@quandary/i18n'

/** Sources of the language, by decreasing precedence. */
export interface LanguageSources {
  /** Account setting: a language code, or `Default`. */
  person: string
  /** Choice made in this browser. */
  cookie: string | undefined
  /** Languages of the browser as an `Accept-Language` list. */
  browser: string
  /** Language of the site. */
  site: string
  /** Codes of the languages to choose from. */
  offered: readonly Language[]
}

/** Returns the language to show. The server uses the same order for the site's pages. */
export function decideLanguage({ person, cookie, browser, site, offered }: LanguageSources): Language {
  const chosen = [person, cookie].find((code) => code !== undefined && offered.includes(code))
  return chosen ?? matchLanguage(browser, offered.includes(site) ? site : 'en_US', offered)
}
