import { defineEvent } from '../../platform/events/bus.ts'

/** Somebody made a tag, by itself or while asking. */
export const tagCreated = defineEvent<{ tagId: number; actorId: number; revisionId: number; at: number }>('tag.created')

/** An edit of a tag was applied: at once, or after review. */
export const tagEdited = defineEvent<{
  tagId: number
  /** Who wrote the edit. */
  actorId: number
  revisionId: number
  at: number
  /** What was changed and why, '' for nothing said. */
  summary: string
}>('tag.edited')

/** Staff deleted a tag. */
export const tagDeleted = defineEvent<{ tagId: number; actorId: number; at: number }>('tag.deleted')

/** A deleted tag came back, by staff or because somebody made it anew. */
export const tagRecovered = defineEvent<{ tagId: number; actorId: number; at: number }>('tag.recovered')

/**
 * Tags became synonyms of a main tag or stopped being that. Whatever referred to the added ones should refer to the
 * main tag from now on.
 */
export const tagSynonymsChanged = defineEvent<{
  /** The main tag. */
  tagId: number
  added: readonly number[]
  removed: readonly number[]
  actorId: number
  at: number
}>('tag.synonyms_changed')

/** Staff merged a tag into another one: its questions carry the target now, and it is a synonym of it. */
export const tagMerged = defineEvent<{ sourceTagId: number; targetTagId: number; actorId: number; at: number }>(
  'tag.merged',
)
