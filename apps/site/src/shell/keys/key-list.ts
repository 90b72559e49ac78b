import type { Translate } from '@quandary/i18n'
import type { messages } from '@quandary/i18n/catalogues/en_US/community'
import { REVIEW_KEYS } from './review-keys.ts'

// REVIEW_KEYS is a constant, so its keys are exactly those of its type.
const reviewActions = Object.keys(REVIEW_KEYS) as (keyof typeof REVIEW_KEYS)[]

/**
 * Returns the keyboard shortcuts with their descriptions. The keys are pressed one after the other, or together with
 * Ctrl.
 *
 * @param options.reviews includes those of the review page
 */
export function keyList(
  words: Translate<typeof messages>,
  { reviews }: { reviews: boolean },
): { keys: readonly string[]; what: string }[] {
  return [
    { keys: ['/'], what: words('keys.search') },
    { keys: ['Ctrl', 'K'], what: words('keys.go_anywhere') },
    { keys: ['j'], what: words('keys.next') },
    { keys: ['k'], what: words('keys.previous') },
    { keys: ['n'], what: words('keys.next_page') },
    { keys: ['p'], what: words('keys.previous_page') },
    { keys: ['g', 'h'], what: words('keys.home') },
    { keys: ['g', 'q'], what: words('keys.questions') },
    { keys: ['g', 't'], what: words('keys.tags') },
    { keys: ['g', 'u'], what: words('keys.users') },
    { keys: ['g', 'n'], what: words('keys.notifications') },
    { keys: ['Ctrl', 'Enter'], what: words('keys.submit') },
    ...(reviews ? reviewActions : []).map((act) => ({
      keys: [REVIEW_KEYS[act]],
      what: words('keys.review', { act: words(`review.${act}`) }),
    })),
    { keys: ['?'], what: words('keys.show') },
  ]
}
