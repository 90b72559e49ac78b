import { createI18n, type BuiltInLanguage } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/community'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/community'

/** Returns the translate function for the texts of the area `community` in a language. */
export function communityWordsIn(language: BuiltInLanguage) {
  return createI18n<typeof english>({ language, messages: language === 'zh_CN' ? chinese : english }).t
}
