import {
  createI18n,
  languageTag,
  type Catalogue,
  type I18n,
  type Language,
  type MessageKey,
  type Translate,
} from '@quandary/i18n'
import type { messages as english } from '@quandary/i18n/catalogues/en_US/admin'
import type { messages as englishForms } from '@quandary/i18n/catalogues/en_US/forms'
import type { messages as englishKit } from '@quandary/i18n/catalogues/en_US/ui'
import { decideLanguage, storeChoice, readChoice, type LanguageSources } from '@quandary/web-shell'
import { findOffered, offeredLanguages } from './offered-languages.ts'

/** Texts of the back office, the components and the form components. */
export type AdminMessages = typeof english & typeof englishForms & typeof englishKit
/** Key of a back office text. */
export type AdminMessageKey = MessageKey<AdminMessages>
/** Translates the keys of the back office. */
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

/** The current language, with a subscription to its changes. */
export interface LanguageStore {
  current: () => I18n<AdminMessages>
  /**
   * Loads the texts of a language and switches to it. The texts are English if the site responds with an error status.
   * Rejects if loading fails in another way, for example without a connection.
   */
  show: (language: Language) => Promise<void>
  subscribe: (listener: () => void) => () => void
}

/** Creates the store with the texts of one language loaded. */
export async function createLanguageStore(first: Language): Promise<LanguageStore> {
  const listeners = new Set<() => void>()
  let shown = await load(first)
  announce(first)
  return {
    current: () => shown,
    show: async (language) => {
      if (language === shown.language) return
      shown = await load(language)
      announce(language)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Sets the language and direction of the page. */
function announce(language: Language): void {
  document.documentElement.lang = languageTag(language)
  document.documentElement.dir = findOffered(language)?.direction ?? 'ltr'
}

async function load(language: Language): Promise<I18n<AdminMessages>> {
  const address = findOffered(language)?.texts
  const messages = address === undefined ? await builtInTexts(language) : await storedTexts(address)
  return createI18n<AdminMessages>({ language, messages })
}

async function builtInTexts(language: Language): Promise<Catalogue<AdminMessages>> {
  const [own, forms, kit] = await catalogues[language === 'zh_CN' ? 'zh_CN' : 'en_US']()
  return { ...own.messages, ...forms.messages, ...kit.messages }
}

/**
 * Loads the texts of a language from a file of the site, which the server completes with English texts. Returns English
 * if the file no longer exists.
 */
async function storedTexts(address: string): Promise<Catalogue<AdminMessages>> {
  const answer = await fetch(address)
  if (!answer.ok) return builtInTexts('en_US')
  const { admin, forms, ui } = await answer.json()
  return { ...admin, ...forms, ...ui }
}

/** Returns the language to use before the account and the site are known. */
export function firstLanguage(): Language {
  return effectiveLanguage({ person: '', site: '' })
}

/**
 * Returns the result of {@link decideLanguage} for this browser: its cookie, its languages, and the languages that the
 * site offers.
 */
export function effectiveLanguage(known: Pick<LanguageSources, 'person' | 'site'>): Language {
  return decideLanguage({
    ...known,
    cookie: readChoice('lang', document.cookie),
    browser: navigator.languages.join(','),
    offered: offeredLanguages().map(({ code }) => code),
  })
}

/** Stores a language for this browser. */
export function storeLanguage(language: Language): void {
  storeChoice('lang', language)
}
