import type { Tx } from '../../platform/db/database.ts'
import { ERASED_HTML, ERASED_TEXT } from '../../platform/text/erased-text.ts'
import type { RevisedType, RevisionContents } from './revision.ts'
import {
  rejectSuggestionsOf,
  replaceAnswerTitlesBelow,
  replaceVersions,
  versionsOfTags,
  versionsWith,
} from './erasure-store.ts'

const CONTENTS: { [T in RevisedType]: RevisionContents[T] } = {
  question: { title: ERASED_TEXT, content: ERASED_TEXT, html: ERASED_HTML, tags: [] },
  answer: { content: ERASED_TEXT, html: ERASED_HTML },
  tag: { slug_name: ERASED_TEXT, display_name: ERASED_TEXT, content: '', html: '', main_tag_slug_name: '' },
}

/**
 * Erases the texts of every version that a person wrote, and of every version of the person's posts, because those
 * repeat what the person wrote. The versions stay in the histories. The person's waiting suggestions
 * are rejected.
 */
export async function eraseVersionsOf(
  tx: Tx,
  { userId, actorId, at }: { userId: number; actorId: number; at: number },
): Promise<void> {
  await rejectSuggestionsOf(tx, userId, { reviewerId: actorId, at })
  for (const type of ['question', 'answer', 'tag'] as const) {
    await replaceVersions(tx, versionsWith(type, userId), ERASED_TEXT, CONTENTS[type])
  }
  await replaceAnswerTitlesBelow(tx, userId, ERASED_TEXT)
}

/** Erases the texts of every version of the given tags. */
export async function eraseTagVersions(tx: Tx, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length > 0) await replaceVersions(tx, versionsOfTags(tagIds), ERASED_TEXT, CONTENTS.tag)
}
