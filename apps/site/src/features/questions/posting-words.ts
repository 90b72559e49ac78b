import { createTranslate, type Language, type Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/posting'
import { useWords } from '../../shell/site-context.ts'

/** Gives the words of writing and looking after posts. */
export type PostingWords = Translate<typeof english>

// Words are the same for everybody, so both languages may stand ready for all.
const words: Readonly<Record<Language, PostingWords>> = {
  en_US: createTranslate<typeof english>({ language: 'en_US', messages: english }),
  zh_CN: createTranslate<typeof english>({ language: 'zh_CN', messages: chinese }),
}

/** The words of writing and looking after posts in a language. */
export function postingWordsIn(language: Language): PostingWords {
  return words[language]
}

/** The words of writing and looking after posts. They come with what is opened, so that reading pages stay small. */
export function usePostingWords(): PostingWords {
  return words[useWords().language]
}
