import { firstLineOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { RevisionContents } from '../revisions/index.ts'
import { TagExists, TagNotFound } from './errors.ts'
import { tagEdited } from './events.ts'
import { recordFormerSlug } from './former-slugs-store.ts'
import { findTag, findTagBySlug, updateTags } from './store.ts'

/** An edit of a tag to apply. */
export interface TagEdit {
  tagId: number
  /** The texts of the stored version. */
  content: Pick<RevisionContents['tag'], 'slug_name' | 'display_name' | 'content' | 'html'>
  /** The author of the edit, not its reviewer. */
  actorId: number
  summary: string
  at: number
}

/**
 * Applies the texts of a stored version to a tag: slug, display name and description. Its synonyms and its former slug
 * still lead to it. Used for direct edits and accepted suggestions.
 * @throws {TagNotFound} 400, the tag was deleted meanwhile
 * @throws {TagExists} another tag took the slug meanwhile
 */
export async function applyTagEdit(ctx: AppContext, tx: Tx, edit: TagEdit): Promise<void> {
  const { tagId, content, actorId, summary, at } = edit
  const tag = await findTag(tx, tagId)
  if (tag?.status !== 'available') throw new TagNotFound(400)
  const namesake = await findTagBySlug(tx, content.slug_name)
  if (namesake && namesake.id !== tagId) throw new TagExists()
  if (tag.slug_name !== content.slug_name) await recordFormerSlug(tx, tag, at)
  await updateTags(tx, [tagId], {
    slug_name: content.slug_name,
    display_name: content.display_name,
    original_text: content.content,
    parsed_text: content.html,
    excerpt: firstLineOf(content.html),
    updated_at: at,
  })
  await ctx.bus.emit(tx, tagEdited, { tagId, actorId, at, summary })
}
