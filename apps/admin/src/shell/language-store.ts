import { createI18n, languageTag, type I18n, type Language, type MessageKey, type Translate } from '@quandary/i18n'
import type { messages as english } from '@quandary/i18n/catalogues/en_US/admin'
import type { messages as englishForms } from '@quandary/i18n/catalogues/en_US/forms'
import type { messages as englishKit } from '@quandary/i18n/catalogues/en_US/ui'
import { decideLanguage, storeChoice, readChoice, type LanguageSources } from '@quandary/web-shell'

/** The words of the back office, of the kit and of its forms. */
export type AdminMessages = typeof english & typeof englishForms & typeof englishKit
/** A key of the back office's words. */
export type AdminMessageKey = MessageKey<AdminMessages>
/** Looks up the back office's words. */
export type TranslateAdmin = Translate<AdminMessages>

const catalogues = {
  en_US: () =>
    Promise.all([
      import('@quandary/i18n/catalogues/en_US/admin'),
      import('@quandary/i18n/catalogues/en_US/forms'),
      import('@quandary/i18n/catalogues/en_US/ui'),
    ]),
  zh_CN: () =>
    Promise.all([
      import('@quandary/i18n/catalogues/zh_CN/admin'),
      import('@quandary/i18n/catalogues/zh_CN/forms'),
      import('@quandary/i18n/catalogues/zh_CN/ui'),
    ]),
}

/** The language shown, and who wants to know when it changes. */
export interface LanguageStore {
  current: () => I18n<AdminMessages>
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

async function load(language: Language): Promise<I18n<AdminMessages>> {
  const [own, forms, kit] = await catalogues[language]()
  return createI18n<AdminMessages>({ language, messages: { ...own.messages, ...forms.messages, ...kit.messages } })
}

/** The language before the account and the site are known. */
export function firstLanguage(): Language {
  return effectiveLanguage({ person: '', site: '' })
}

/** {@link decideLanguage} with the wishes of this browser. */
export function effectiveLanguage(known: Pick<LanguageSources, 'person' | 'site'>): Language {
  return decideLanguage({
    ...known,
    cookie: readChoice('lang', document.cookie),
    browser: navigator.languages.join(','),
  })
}

/** Keeps a language for this browser. */
export function storeLanguage(language: Language): void {
  storeChoice('lang', language)
}
