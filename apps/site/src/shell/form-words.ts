import { createTranslate, type Language } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/forms'
import type { FormStrings } from '@quandary/ui'
import { formStringsFrom } from '@quandary/web-shell'
import { useWords } from './site-context.ts'

// Translations are the same for all viewers, so this module state may be shared on the server.
const words: Readonly<Record<Language, FormStrings>> = {
  en_US: formStringsFrom(createTranslate<typeof english>({ language: 'en_US', messages: english })),
  zh_CN: formStringsFrom(createTranslate<typeof english>({ language: 'zh_CN', messages: chinese })),
}

/** Returns the strings of the kit's larger form components. They are loaded with the screens that use them. */
export function useFormWords(): FormStrings {
  return words[useWords().language]
}
