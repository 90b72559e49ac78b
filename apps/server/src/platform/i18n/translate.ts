import type { I18n, Messages } from '@quandary/i18n'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/server'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/server'
import type { Language } from './language.ts'
import { CHINESE, ENGLISH } from './language.ts'

const builtIn = new Map<Language, Messages>([
  [ENGLISH, english],
  [CHINESE, chinese],
])

interface Speech {
  i18n: I18n<Messages>
  /** Caches sentences without placeholders: one is part of every response. */
  plainSentences: Map<string, string>
}

/** Made when a language is first used; collected with it. */
const speeches = new WeakMap<Language, Speech>()

/**
 * Translates a key of the server's catalogue.
 * @param key a catalogue key; returns undefined for one that does not exist
 * @param facts values for the sentence's placeholders
 */
export function translate(
  language: Language,
  key: string,
  facts: Record<string, string | number> = {},
): string | undefined {
  const { i18n, plainSentences } = speechIn(language)
  const isPlain = Object.keys(facts).length === 0
  const known = isPlain ? plainSentences.get(key) : undefined
  if (known !== undefined) return known
  if (!i18n.instance.exists(key, facts)) return undefined
  const sentence = i18n.instance.t(key, facts)
  if (isPlain) plainSentences.set(key, sentence)
  return sentence
}

function speechIn(language: Language): Speech {
  const known = speeches.get(language)
  if (known) return known
  const messages = language.stored?.areas['server'] ?? builtIn.get(language) ?? english
  const made = { i18n: createI18n<Messages>({ language: language.code, messages }), plainSentences: new Map() }
  speeches.set(language, made)
  return made
}
