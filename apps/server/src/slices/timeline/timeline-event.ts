import type { Schemas } from '@quandary/api-client'

/** The kinds of objects that have a timeline. */
export type TimelineObjectType = 'question' | 'answer' | 'tag'

/** The types of timeline entries (docs/spec/contract.md#timeline-words). */
export type TimelineWord = Schemas['TimelineEntry']['activity_type']

/** Events that no other table records, so the timeline stores them. */
export type RecordedWord = Extract<
  TimelineWord,
  'closed' | 'reopened' | 'pin' | 'unpin' | 'hide' | 'show' | 'deleted' | 'undeleted' | 'accept'
>

/** An entry of a timeline, from any table. */
export interface TimelineItem {
  /** Unique among all entries: the key of the row, then one digit for its table. */
  key: string
  word: TimelineWord
  objectType: 'question' | 'answer' | 'tag' | 'comment'
  objectId: number
  /** Null if unknown. */
  actorId: number | null
  at: number
  /** Plain text; `html` is set instead if it is already rendered. */
  note?: string
  html?: string
  revisionId?: number
  cancelledAt?: number | null
}
