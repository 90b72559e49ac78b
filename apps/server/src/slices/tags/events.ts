import { defineEvent } from '../../platform/events/bus.ts'

/** A tag was created, by itself or with a question. */
export const tagCreated = defineEvent<{ tagId: number; actorId: number; at: number }>('tag.created')

/** An edit of a tag was applied, directly or after review. */
export const tagEdited = defineEvent<{
  tagId: number
  /** The author of the edit. */
  actorId: number
  at: number
  /** The editor's summary of the change; '' if none was given. */
  summary: string
}>('tag.edited')

/** Staff deleted a tag. */
export const tagDeleted = defineEvent<{ tagId: number; actorId: number; at: number }>('tag.deleted')

/** A deleted tag was restored by staff, or because somebody created or used it again. */
export const tagRecovered = defineEvent<{ tagId: number; actorId: number; at: number }>('tag.recovered')

/**
 * Tags became synonyms of a main tag, or stopped being synonyms. Listeners move references from the added tags to the
 * main tag.
 */
export const tagSynonymsChanged = defineEvent<{
  /** The main tag. */
  tagId: number
  added: readonly number[]
  removed: readonly number[]
  actorId: number
  at: number
}>('tag.synonyms_changed')

/** Staff merged a tag into another: its questions have the target tag now, and it is a synonym of the target. */
export const tagMerged = defineEvent<{ sourceTagId: number; targetTagId: number; actorId: number; at: number }>(
  'tag.merged',
)
