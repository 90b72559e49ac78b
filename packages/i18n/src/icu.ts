import { IntlMessageFormat } from 'intl-messageformat'
import type { Messages } from './catalogue.ts'
import type { IcuValues } from './icu-arguments.ts'
import { languageTag, type Language } from './languages.ts'

export type { IcuValues } from './icu-arguments.ts'

type ArgumentsOf<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, string | number | Date>>]
  : [keyof IcuValues<Text>] extends [never]
    ? []
    : [values: IcuValues<Text>]

/** Returns the text of a key; a key whose message has arguments needs a value of the right kind for each. */
export type IcuTranslate<M extends Messages> = <K extends Extract<keyof M, string>>(
  key: K,
  ...values: ArgumentsOf<M[K]>
) => string

/**
 * Creates the lookup of messages in the ICU format (`{n, plural, one {# answer} other {# answers}}`, `select`,
 * `selectordinal`, numbers, dates and times), for texts of your own: the texts of this package are i18next texts, see
 * `createI18n`. It needs the package intl-messageformat. A message is parsed at its first use. For a key without a text
 * it returns the key. Values and texts are inserted unchanged: escape them where they become HTML.
 *
 * @param options.language language of the plural forms, numbers and dates, and of `messages`
 * @param options.messages texts by key. If the language is chosen at run time, give the type of the texts in the
 * original language: they determine the required values
 * @returns the lookup, which throws the errors of intl-messageformat for a message that is not ICU and for a missing
 * value
 */
export function createIcuTranslate<const M extends Messages>(options: {
  language: Language
  messages: M | Readonly<Record<keyof M, string>>
}): IcuTranslate<M> {
  const texts: Messages = options.messages
  const tag = languageTag(options.language)
  const parsed = new Map<string, IntlMessageFormat>()
  return (key: string, values?: Readonly<Record<string, string | number | Date>>) => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text === undefined) return key
    const message = parsed.get(key) ?? new IntlMessageFormat(text, tag, undefined, { ignoreTag: true })
    parsed.set(key, message)
    return String(message.format({ ...values }))
  }
}
