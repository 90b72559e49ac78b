import { firstLineOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { RevisionContents } from '../revisions/index.ts'
import { TagExists, TagNotFound } from './errors.ts'
import { tagEdited } from './events.ts'
import { keepFormerSlug } from './former-slugs-store.ts'
import { findTag, findTagBySlug, updateTags } from './store.ts'

/** An edit of a tag that is to count from now on. */
export interface TagEdit {
  tagId: number
  /** The texts as the stored version has them. */
  content: Pick<RevisionContents[3], 'slug_name' | 'display_name' | 'content' | 'html'>
  /** The stored version. */
  revisionId: number
  /** Who wrote the edit; for one that was reviewed not who accepted it. */
  actorId: number
  summary: string
  at: number
}

/**
 * Gives a tag the texts of a stored version: slug, display name and description. Synonyms keep standing for it, and so does
 * the slug it had. Serves direct edits and accepted suggestions alike.
 * @throws {TagNotFound} 400, the tag is gone or deleted by now
 * @throws {TagExists} another tag has the slug by now
 */
export async function applyTagEdit(app: AppContext, tx: Tx, edit: TagEdit): Promise<void> {
  const { tagId, content, revisionId, actorId, summary, at } = edit
  const tag = await findTag(tx, tagId)
  if (tag?.status !== 'available') throw new TagNotFound(400)
  const namesake = await findTagBySlug(tx, content.slug_name)
  if (namesake && namesake.id !== tagId) throw new TagExists()
  if (tag.slug_name !== content.slug_name) await keepFormerSlug(tx, tag, at)
  await updateTags(tx, [tagId], {
    slug_name: content.slug_name,
    display_name: content.display_name,
    original_text: content.content,
    parsed_text: content.html,
    excerpt: firstLineOf(content.html),
    updated_at: at,
  })
  await app.bus.emit(tx, tagEdited, { tagId, actorId, revisionId, at, summary })
}
