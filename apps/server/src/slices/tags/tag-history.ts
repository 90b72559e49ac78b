import type { Db, Tx } from '../../platform/db/database.ts'
import type { NewRevision } from '../revisions/index.ts'
import { ensureFirstRevision } from '../revisions/index.ts'
import { findTag } from './store.ts'
import type { TagText } from './tag-text.ts'
import type { Tag } from './tag.ts'

/** Builds a version of a tag for its history. */
export async function versionOf(
  db: Db,
  tag: Pick<Tag, 'id' | 'main_tag_id'>,
  text: Omit<TagText, 'excerpt'>,
  made: { userId: number; summary: string; at: number },
): Promise<NewRevision<'tag'>> {
  const main = tag.main_tag_id === null ? undefined : await findTag(db, tag.main_tag_id)
  return {
    objectType: 'tag',
    objectId: tag.id,
    title: text.display_name,
    content: {
      slug_name: text.slug_name,
      display_name: text.display_name,
      content: text.original_text,
      html: text.parsed_text,
      main_tag_slug_name: main?.slug_name ?? '',
    },
    ...made,
  }
}

/**
 * Records the current texts of a tag without a history, before its first edit. The caller must have locked the tag's
 * row.
 */
export async function recordFirstVersion(tx: Tx, tag: Tag, editorId: number): Promise<void> {
  const made = { userId: tag.user_id ?? editorId, summary: '', at: tag.created_at }
  await ensureFirstRevision(tx, await versionOf(tx, tag, tag, made))
}
