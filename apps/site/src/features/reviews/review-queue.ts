import type { Schemas } from '@quandary/api-client'
import { choiceIn, pageIn, readSearch } from '../../shell/navigation/search-text.ts'

/** A review queue, by its name in the address. */
export type ReviewQueue = Schemas['ReviewTypeItem']['name']

/** All queues, in the order of their tabs. */
export const reviewQueues = ['suggested_post_edit', 'flagged_post', 'queued_post'] as const satisfies ReviewQueue[]

/** Reads the queue and the page within it from the address. */
export function reviewSearch(search: Readonly<Record<string, unknown>>) {
  return readSearch({ type: choiceIn(search, 'type', reviewQueues), page: pageIn(search) })
}
