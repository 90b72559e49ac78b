import {
  createI18n,
  isLanguage,
  languageTag,
  matchLanguage,
  type I18n,
  type Language,
  type MessageKey,
  type Translate,
} from '@quandary/i18n'
import type { messages as english } from '@quandary/i18n/catalogues/en_US/admin'
import { readCookie, writeCookie } from './cookies.ts'

/** A key of the back office's words. */
export type WordKey = MessageKey<typeof english>
/** Looks up the back office's words. */
export type Words = Translate<typeof english>

const catalogues = {
  en_US: () => import('@quandary/i18n/catalogues/en_US/admin'),
  zh_CN: () => import('@quandary/i18n/catalogues/zh_CN/admin'),
}

/** The language shown, and who wants to know when it changes. */
export interface LanguageStore {
  current: () => I18n<typeof english>
  /** Loads the words of a language and shows it. Rejects when they cannot be loaded. */
  show: (language: Language) => Promise<void>
  subscribe: (listener: () => void) => () => void
}

/** Makes the store with the words of one language loaded. */
export async function createLanguageStore(first: Language): Promise<LanguageStore> {
  const listeners = new Set<() => void>()
  let shown = await load(first)
  document.documentElement.lang = languageTag(first)
  return {
    current: () => shown,
    show: async (language) => {
      if (language === shown.language) return
      shown = await load(language)
      document.documentElement.lang = languageTag(language)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function load(language: Language): Promise<I18n<typeof english>> {
  const { messages } = await catalogues[language]()
  return createI18n<typeof english>({ language, messages })
}

/** Who has a say in the language, in falling order of weight. */
interface LanguageWishes {
  /** Setting of the account: a code, or `Default`. */
  person: string
  cookie: string | undefined
  /** Languages of the browser as an `Accept-Language` list. */
  browser: string
  /** Language of the site. */
  site: string
}

/** The language to show: the same order in which the server chooses it for the site's pages. */
export function chooseLanguage({ person, cookie, browser, site }: LanguageWishes): Language {
  if (isLanguage(person)) return person
  if (isLanguage(cookie)) return cookie
  return matchLanguage(browser, isLanguage(site) ? site : 'en_US')
}

/** The language before the account and the site are known. */
export function firstLanguage(): Language {
  return wantedLanguage({ person: '', site: '' })
}

/** {@link chooseLanguage} with the wishes of this browser. */
export function wantedLanguage(known: Pick<LanguageWishes, 'person' | 'site'>): Language {
  return chooseLanguage({
    ...known,
    cookie: readCookie('lang', document.cookie),
    browser: navigator.languages.join(','),
  })
}

/** Keeps a language for this browser. */
export function keepLanguage(language: Language): void {
  writeCookie('lang', language)
}
