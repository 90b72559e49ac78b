import { createInstance, type i18n } from 'i18next'
import type { Catalogue, Messages, MessageValue, Translate } from './catalogue.ts'
import { languageTag, type Language } from './languages.ts'

/** Texts of one language, ready to use. */
export interface I18n<M extends Messages> {
  /** Language code as in the API. */
  readonly language: Language
  /** Typed lookup. It can be destructured: `const { t } = createI18n(…)`. */
  readonly t: Translate<M>
  /** The initialised i18next instance behind `t`, for libraries that need one. */
  readonly instance: i18n
}

/**
 * Initialises i18next synchronously for one language and one set of messages.
 *
 * Every call creates a separate instance and touches nothing shared, so a server may create one per request or cache
 * one per language. Values are inserted unescaped: escape them where a text becomes HTML (React does that itself).
 * Values are never searched for placeholders or nested keys.
 *
 * @param options.language language of the plural rules and of `messages`
 * @param options.messages catalogue of an area; join several areas by spreading them into one object. If the language
 * is chosen at run time, give the English catalogue as the type argument: its texts determine the required values
 */
export function createI18n<M extends Messages>(options: { language: Language; messages: M | Catalogue<M> }): I18n<M> {
  const { language, messages } = options
  const tag = languageTag(language)
  const instance = createInstance()
  void instance.init({
    lng: tag,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    contextSeparator: '|',
    returnNull: false,
    resources: { [tag]: { translation: messages } },
    interpolation: { escapeValue: false, skipOnVariables: true },
  })
  const t = (key: string, values?: Readonly<Record<string, MessageValue>>) => instance.t(key, { ...values })
  return { language, t, instance }
}
