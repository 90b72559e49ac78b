import { editorStringsFrom, type EditorStrings } from '@quandary/editor/react'
import { createI18n, isLanguage, languageTag, type BuiltInLanguage } from '@quandary/i18n'
import { messages as englishEditor } from '@quandary/i18n/catalogues/en_US/editor'
import { messages as englishForms } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as english } from '@quandary/i18n/catalogues/en_US/ui'
import { messages as chineseEditor } from '@quandary/i18n/catalogues/zh_CN/editor'
import { messages as chineseForms } from '@quandary/i18n/catalogues/zh_CN/forms'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/ui'
import type { FormStrings, UiStrings } from '@quandary/ui'
import { formStringsFrom, uiStringsFrom } from '@quandary/web-shell'

/** Built-in texts of the components in one language. Texts of a story are not translated. */
export interface ComponentStrings {
  /** Value of the page's `lang`. */
  tag: string
  ui: UiStrings
  forms: FormStrings
  editor: EditorStrings
}

function wordsOf(language: BuiltInLanguage): ComponentStrings {
  const zh = language === 'zh_CN'
  const ui = createI18n<typeof english>({ language, messages: zh ? chinese : english })
  const forms = createI18n<typeof englishForms>({ language, messages: zh ? chineseForms : englishForms })
  const editor = createI18n<typeof englishEditor>({ language, messages: zh ? chineseEditor : englishEditor })
  return {
    tag: languageTag(language),
    ui: uiStringsFrom(ui.t),
    forms: formStringsFrom(forms.t),
    editor: editorStringsFrom((key, values) => editor.t(key, values)),
  }
}

const words = { en_US: wordsOf('en_US'), zh_CN: wordsOf('zh_CN') }

/** Returns the texts in the language chosen in the toolbar; the English texts for any other value. */
export function componentStrings(chosen: unknown): ComponentStrings {
  return words[isLanguage(chosen) ? chosen : 'en_US']
}
