import type { I18n, Language, Messages } from '@quandary/i18n'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/server'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/server'

const catalogues: Record<Language, I18n<Messages>> = {
  en_US: createI18n<Messages>({ language: 'en_US', messages: english }),
  zh_CN: createI18n<Messages>({ language: 'zh_CN', messages: chinese }),
}

/** Caches sentences without placeholders: one is part of every response. */
const plainSentences = new Map<string, string>()

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
  const isPlain = Object.keys(facts).length === 0
  const known = isPlain ? plainSentences.get(`${language} ${key}`) : undefined
  if (known !== undefined) return known
  const { instance } = catalogues[language]
  if (!instance.exists(key, facts)) return undefined
  const sentence = instance.t(key, facts)
  if (isPlain) plainSentences.set(`${language} ${key}`, sentence)
  return sentence
}
