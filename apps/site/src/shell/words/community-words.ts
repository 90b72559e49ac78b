import type { Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/community'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/community'
import { areaWords } from './area-words.ts'
import { useSite } from '../context/site-context.ts'

const wordsOf = areaWords<typeof english>('community', { en_US: english, zh_CN: chinese })

/**
 * Returns the translate function for the texts of profiles, tags, timelines, reviews, the search and the keyboard
 * shortcuts. They are loaded with those screens, so that lists and questions do not load them.
 */
export function useCommunityWords(): Translate<typeof english> {
  return wordsOf(useSite())
}
