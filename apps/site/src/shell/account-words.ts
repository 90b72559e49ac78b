import { createTranslate, type Language, type Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/account'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/account'
import { useWords } from './site-context.ts'

type AccountWords = Translate<typeof english>

// Words are the same for everybody, so both languages may stand ready for all.
const words: Readonly<Record<Language, AccountWords>> = {
  en_US: createTranslate<typeof english>({ language: 'en_US', messages: english }),
  zh_CN: createTranslate<typeof english>({ language: 'zh_CN', messages: chinese }),
}

/** The words of the screens around accounts. They come with those screens, so that reading pages stay small. */
export function useAccountWords(): AccountWords {
  return words[useWords().language]
}
