import { createI18n, languageTag, type BuiltInLanguage, type Catalogue } from '@quandary/i18n'
import { messages as englishAccount } from '@quandary/i18n/catalogues/en_US/account'
import { messages as englishCommunity } from '@quandary/i18n/catalogues/en_US/community'
import { messages as englishEditor } from '@quandary/i18n/catalogues/en_US/editor'
import { messages as englishPosting } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as englishServer } from '@quandary/i18n/catalogues/en_US/server'
import { messages as english } from '../../src/words/en-us.ts'
import { messages as chineseAccount } from '@quandary/i18n/catalogues/zh_CN/account'
import { messages as chineseCommunity } from '@quandary/i18n/catalogues/zh_CN/community'
import { messages as chineseEditor } from '@quandary/i18n/catalogues/zh_CN/editor'
import { messages as chinesePosting } from '@quandary/i18n/catalogues/zh_CN/posting'
import { messages as chineseServer } from '@quandary/i18n/catalogues/zh_CN/server'
import { messages as chinese } from '../../src/words/zh-cn.ts'

const inEnglish = { ...englishPosting, ...englishAccount, ...englishCommunity, ...english }
const inChinese = { ...chinesePosting, ...chineseAccount, ...chineseCommunity, ...chinese }

/**
 * Returns the translate functions for a language: `t` for the texts of the site and of its account, community and
 * posting areas, and `editor` for those of its editor.
 */
export function wordsIn(language: BuiltInLanguage) {
  const site = createI18n<typeof inEnglish>({ language, messages: language === 'zh_CN' ? inChinese : inEnglish })
  const editor = createI18n<typeof englishEditor>({
    language,
    messages: language === 'zh_CN' ? chineseEditor : englishEditor,
  })
  return { language, tag: languageTag(language), t: site.t, editor: editor.t }
}

export type StoryWords = ReturnType<typeof wordsIn>

/** Returns the server's texts. They name the entries of menus and contain the messages of refusals. */
export function serverWordsIn({ language }: StoryWords): Catalogue<typeof englishServer> {
  return language === 'zh_CN' ? chineseServer : englishServer
}
