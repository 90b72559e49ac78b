import { createTranslate, type Language, type Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/community'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/community'
import { useWords } from './site-context.ts'

type CommunityWords = Translate<typeof english>

// Translations are the same for all viewers, so this module state may be shared on the server.
const words: Readonly<Record<Language, CommunityWords>> = {
  en_US: createTranslate<typeof english>({ language: 'en_US', messages: english }),
  zh_CN: createTranslate<typeof english>({ language: 'zh_CN', messages: chinese }),
}

/**
 * Returns the translate function for profiles, tags, timelines and reviews. Their texts are loaded with those screens,
 * which keeps lists and questions small.
 */
export function useCommunityWords(): CommunityWords {
  return words[useWords().language]
}
