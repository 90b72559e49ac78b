import type { Catalogue, Messages, MessageValue, Translate } from './catalogue.ts'
import { languageTag, type Language } from './languages.ts'

/**
 * Creates the lookup of `createI18n` without i18next, for pages that must stay small.
 *
 * It supports what our catalogues use: placeholders and plural forms. A test compares every message with the text from
 * i18next. Values are inserted unchanged and never searched for placeholders. For a key without a text it returns the
 * key, and a placeholder without a value stays.
 *
 * @param options.language language of the plural rules and of `messages`
 * @param options.messages catalogue of an area, see `createI18n`
 */
export function createTranslate<M extends Messages>(options: {
  language: Language
  messages: M | Catalogue<M>
}): Translate<M> {
  const texts: Readonly<Record<string, string | undefined>> = options.messages
  const plurals = new Intl.PluralRules(languageTag(options.language))
  return (key: string, values: Readonly<Record<string, MessageValue>> = {}) => {
    const { count } = values
    const none = count === 0 ? texts[`${key}_zero`] : undefined
    const plural = typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined
    const text = none ?? plural ?? texts[key]
    // Avoids the replacement where there is nothing to replace: a page contains hundreds of texts, and most of them
    // have no placeholder.
    if (!text?.includes('{{')) return text ?? key
    return text.replaceAll(/\{\{(.+?)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
