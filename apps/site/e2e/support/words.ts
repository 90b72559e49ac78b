import { createI18n, languageTag, type BuiltInLanguage } from '@quandary/i18n'
import { messages as englishEditor } from '@quandary/i18n/catalogues/en_US/editor'
import { messages as english } from '../../src/words/en-us.ts'
import { messages as chineseEditor } from '@quandary/i18n/catalogues/zh_CN/editor'
import { messages as chinese } from '../../src/words/zh-cn.ts'

/** The words of the site and its editor in a language. */
export function wordsIn(language: BuiltInLanguage) {
  const site = createI18n<typeof english>({ language, messages: language === 'zh_CN' ? chinese : english })
  const editor = createI18n<typeof englishEditor>({
    language,
    messages: language === 'zh_CN' ? chineseEditor : englishEditor,
  })
  return { language, tag: languageTag(language), t: site.t, editor: editor.t }
}

export type StoryWords = ReturnType<typeof wordsIn>
