import type { I18n, MessageKey, Messages, MessageValue, MessageValues } from '@quandary/i18n'
import { createI18n, hasMessage } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/server'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/server'
import type { Language } from './language.ts'
import { CHINESE, ENGLISH } from './language.ts'

const builtIn = new Map<Language, Messages>([
  [ENGLISH, english],
  [CHINESE, chinese],
])

interface CachedWords {
  i18n: I18n<Messages>
  /** Cache of the sentences without placeholders: every response contains one of them. */
  plainSentences: Map<string, string>
}

/** Created when a language is first used, and garbage-collected together with it. */
const cachedWords = new WeakMap<Language, CachedWords>()

/** A key of the server's catalogue. Plural forms count as one key. */
export type ServerMessage = MessageKey<typeof english>

/**
 * The reason of a refusal: its code in the API, which is also the key of the sentence shown
 * (docs/spec/contract.md#reasons).
 */
export type RefusalCode = Extract<ServerMessage, `base.${string}` | `error.${string}`>

/**
 * Translates a key of the server's catalogue. A language from a file has every text, in English where the file has
 * none.
 * @param values one for each placeholder; for a key known only at run time the compiler does not check them
 */
export function translate<Key extends ServerMessage>(
  language: Language,
  key: Key,
  ...values: MessageValues<typeof english, Key>
): string {
  const facts: Readonly<Record<string, MessageValue>> = values[0] ?? {}
  const name: string = key
  const { i18n, plainSentences } = speechIn(language)
  const isPlain = Object.keys(facts).length === 0
  const known = isPlain ? plainSentences.get(key) : undefined
  if (known !== undefined) return known
  const sentence = i18n.instance.t(name, { ...facts })
  if (isPlain) plainSentences.set(key, sentence)
  return sentence
}

/** True if the catalogue has a key made at run time, such as one from a stored name. */
export function isServerMessage(key: string): key is ServerMessage {
  return hasMessage(english, key)
}

/** Returns the name of a request's field; one without a name in the catalogue appears under its name in the API. */
export function fieldName(field: string, language: Language): string {
  const key = `field.${field}`
  return isServerMessage(key) ? translate(language, key) : field
}

/** True if a message can be the reason of a refusal, and not only the error message for a field. */
export function isRefusalCode(message: ServerMessage): message is RefusalCode {
  return message.startsWith('base.') || message.startsWith('error.')
}

function speechIn(language: Language): CachedWords {
  const known = cachedWords.get(language)
  if (known) return known
  const messages = language.stored?.areas['server'] ?? builtIn.get(language) ?? english
  const made = { i18n: createI18n<Messages>({ language: language.code, messages }), plainSentences: new Map() }
  cachedWords.set(language, made)
  return made
}
