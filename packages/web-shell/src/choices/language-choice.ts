import { isLanguage, matchLanguage, type Language } from '@quandary/i18n'

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
}

/** Returns the language to show. The server uses the same order for the site's pages. */
export function decideLanguage({ person, cookie, browser, site }: LanguageSources): Language {
  if (isLanguage(person)) return person
  if (isLanguage(cookie)) return cookie
  return matchLanguage(browser, isLanguage(site) ? site : 'en_US')
}
