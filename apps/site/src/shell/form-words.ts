import { createTranslate, type Language } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/forms'
import type { FormStrings } from '@quandary/ui'
import { formWords } from '@quandary/web-shell'
import { useWords } from './site-context.ts'

// Words are the same for everybody, so both languages may stand ready for all.
const words: Readonly<Record<Language, FormStrings>> = {
  en_US: formWords(createTranslate<typeof english>({ language: 'en_US', messages: english })),
  zh_CN: formWords(createTranslate<typeof english>({ language: 'zh_CN', messages: chinese })),
}

/** The words of the kit's larger form parts. They come with the screens that have such forms. */
export function useFormWords(): FormStrings {
  return words[useWords().language]
}
