import { defineEvent } from '../../platform/events/bus.ts'

/** Somebody bookmarked a question, or took the bookmark away. */
export const bookmarkChanged = defineEvent<{ actorId: number; questionId: number; bookmarked: boolean; at: number }>(
  'bookmark.changed',
)
