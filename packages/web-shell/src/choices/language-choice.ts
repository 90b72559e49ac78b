import { isLanguage, matchLanguage, type Language } from '@quandary/i18n'

/** Who has a say in the language, in falling order of weight. */
export interface LanguageSources {
  /** Setting of the account: a code, or `Default`. */
  person: string
  /** Choice of this browser. */
  cookie: string | undefined
  /** Languages of the browser as an `Accept-Language` list. */
  browser: string
  /** Language of the site. */
  site: string
}

/** The language to show: the same order in which the server chooses it for the site's pages. */
export function decideLanguage({ person, cookie, browser, site }: LanguageSources): Language {
  if (isLanguage(person)) return person
  if (isLanguage(cookie)) return cookie
  return matchLanguage(browser, isLanguage(site) ? site : 'en_US')
}
