import { createTranslate, type Language, type Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/posting'
import { useWords } from '../../shell/site-context.ts'

/** Translates the texts for writing and moderating posts. */
export type PostingWords = Translate<typeof english>

// Translations are the same for all viewers, so this module state may be shared on the server.
const words: Readonly<Record<Language, PostingWords>> = {
  en_US: createTranslate<typeof english>({ language: 'en_US', messages: english }),
  zh_CN: createTranslate<typeof english>({ language: 'zh_CN', messages: chinese }),
}

/** Returns the translate function for these texts in a language. */
export function postingWordsIn(language: Language): PostingWords {
  return words[language]
}

/**
 * Returns the translate function for these texts in the viewer's language. They are loaded with the part that needs
 * them, which keeps reading pages small.
 */
export function usePostingWords(): PostingWords {
  return words[useWords().language]
}
