import type { Tx } from '../../platform/db/database.ts'
import { ERASED_TEXT } from '../../platform/text/erased-text.ts'
import { eraseTagVersions } from '../revisions/index.ts'
import { deleteFormerSlugs, deleteRelationsOf, findUnusedTags, listTagsOf } from './erasure-store.ts'
import { lockTags } from './relations-store.ts'
import { updateTags } from './store.ts'

/** Erases the tags that a person created and nobody else uses. Tags that others use keep their names. */
export async function eraseTagsOf(tx: Tx, { userId, at }: { userId: number; at: number }): Promise<void> {
  await deleteRelationsOf(tx, userId)
  const made = await listTagsOf(tx, userId)
  await lockTags(tx, made)
  const unused = await findUnusedTags(tx, made)
  for (const id of unused) {
    await updateTags(tx, [id], {
      // No slug that somebody can choose contains a tilde, so this one is free.
      slug_name: `deleted~${id}`,
      display_name: ERASED_TEXT,
      original_text: '',
      parsed_text: '',
      excerpt: '',
      main_tag_id: null,
      status: 'deleted',
      updated_at: at,
    })
  }
  await deleteFormerSlugs(tx, unused)
  await eraseTagVersions(tx, unused)
}
