import { createInstance, type i18n } from 'i18next'
import type { Catalogue, Messages, MessageValue, Translate } from './catalogue.ts'
import { languageTag, type Language } from './languages.ts'

/** One language's texts, ready to use. */
export interface I18n<M extends Messages> {
  /** Code as on the wire. */
  readonly language: Language
  /** Typed lookup. Usable without its object: `const { t } = createI18n(…)`. */
  readonly t: Translate<M>
  /** The initialised i18next instance behind `t`, for libraries that ask for one. */
  readonly instance: i18n
}

/**
 * Starts i18next for one language and one set of messages, synchronously.
 *
 * Every call makes its own instance and touches nothing shared, so a server may make one per request or keep one per
 * language. Values are put into texts as they are: escape them where a text becomes HTML (React does that itself).
 * Values are never searched for placeholders or nested keys.
 *
 * @param options.language language of plural rules and of `messages`
 * @param options.messages catalogue of an area; several areas are joined by spreading them into one object. Name the
 * English catalogue as the type argument when the language is chosen at run time: its texts tell which values are needed
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
