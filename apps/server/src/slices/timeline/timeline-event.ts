import type { Schemas } from '@quandary/api-client'

/** Kinds of objects that have a timeline, by the type number of their ids: question, answer, tag. */
export type TimedType = 1 | 2 | 3

/** Words for what happened (wire types, "Timeline words"). */
export type TimelineWord = Schemas['TimelineEntry']['activity_type']

/** What nothing else remembers, so that the timeline keeps it itself. */
export type KeptWord = Extract<
  TimelineWord,
  'closed' | 'reopened' | 'pin' | 'unpin' | 'hide' | 'show' | 'deleted' | 'undeleted' | 'accept'
>

/** Something that happened, from whichever table. */
export interface TimelineHappening {
  /** Unique among all happenings: the key of the row, then one digit for its table. */
  key: string
  word: TimelineWord
  objectType: 1 | 2 | 3 | 7
  objectId: number
  /** Null when nobody is known. */
  actorId: number | null
  at: number
  /** Text, not HTML; `html` instead for what was rendered already. */
  note?: string
  html?: string
  revisionId?: number
  cancelledAt?: number | null
}
