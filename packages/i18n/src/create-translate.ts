import type { Catalogue, Messages, MessageValue, Translate } from './catalogue.ts'
import { languageTag, type Language } from './languages.ts'

/**
 * Gives the lookup of `createI18n` without i18next behind it, for pages that count every kilobyte.
 *
 * It reads what our catalogues are written with: placeholders and plural forms. The texts are the same, word for word;
 * a test holds both against each other over every message. Values are put in as they are and never searched for
 * placeholders; a key without a text is answered as it is, and a placeholder without a value stays.
 *
 * @param options.language language of plural rules and of `messages`
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
    // Most texts have no placeholder, and hundreds stand on a page.
    if (!text?.includes('{{')) return text ?? key
    return text.replaceAll(/\{\{(.+?)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
