import { createTranslate, type Language, type Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/community'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/community'
import { useWords } from './site-context.ts'

type CommunityWords = Translate<typeof english>

// Words are the same for everybody, so both languages may stand ready for all.
const words: Readonly<Record<Language, CommunityWords>> = {
  en_US: createTranslate<typeof english>({ language: 'en_US', messages: english }),
  zh_CN: createTranslate<typeof english>({ language: 'zh_CN', messages: chinese }),
}

/**
 * The words of profiles, tags, timelines and the review queue. They come with those screens, so that lists and
 * questions stay small.
 */
export function useCommunityWords(): CommunityWords {
  return words[useWords().language]
}
