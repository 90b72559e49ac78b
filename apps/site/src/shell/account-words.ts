import { createTranslate, type Language, type Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/account'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/account'
import { useWords } from './site-context.ts'

type AccountWords = Translate<typeof english>

// Translations are the same for all viewers, so this module state may be shared on the server.
const words: Readonly<Record<Language, AccountWords>> = {
  en_US: createTranslate<typeof english>({ language: 'en_US', messages: english }),
  zh_CN: createTranslate<typeof english>({ language: 'zh_CN', messages: chinese }),
}

/**
 * Returns the translate function for the account screens' texts. They are loaded with those screens, which keeps
 * reading pages small.
 */
export function useAccountWords(): AccountWords {
  return words[useWords().language]
}
