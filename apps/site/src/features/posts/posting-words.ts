import type { Translate } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/posting'
import { areaWords } from '../../shell/words/area-words.ts'
import { useSite } from '../../shell/context/site-context.ts'

/** Translates the texts for writing and moderating posts. */
export type PostingWords = Translate<typeof english>

/** Returns the translate function for the posting texts in the language of a page. */
export const postingWordsIn = areaWords<typeof english>('posting', { en_US: english, zh_CN: chinese })

/**
 * Returns the translate function for the posting texts in the viewer's language. They are loaded with the part that
 * needs them, so that pages for reading do not load them.
 */
export function usePostingWords(): PostingWords {
  return postingWordsIn(useSite())
}
