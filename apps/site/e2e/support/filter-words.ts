import { createI18n, type BuiltInLanguage } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/filters'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/filters'

/** Returns the translate function for the texts of the list filters in a language. */
export function filterWordsIn(language: BuiltInLanguage) {
  return createI18n<typeof english>({ language, messages: language === 'zh_CN' ? chinese : english }).t
}
