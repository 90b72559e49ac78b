import { defineEvent } from '../../platform/events/bus.ts'

/** A user bookmarked a question or removed the bookmark. */
export const bookmarkChanged = defineEvent<{ actorId: number; questionId: number; bookmarked: boolean; at: number }>(
  'bookmark.changed',
)
