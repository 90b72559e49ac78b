import type { Tx } from '../../platform/db/database.ts'
import type { QuestionTagStatus } from './relations-store.ts'
import { replaceRelations, setRelationStatus, storeFirstRelations } from './relations-store.ts'
import type { TagUser } from './revive-tags.ts'
import { reviveTags } from './revive-tags.ts'

/**
 * Replaces the tags of a question, in this order, and updates the tags' counters. Synonyms become their main tags, and
 * a deleted tag is restored when it is used again. The caller must have locked the question's row.
 * @param status state of the relations: `available` for listed questions
 */
export async function setQuestionTags(
  tx: Tx,
  by: TagUser,
  questionId: number,
  tagIds: readonly number[],
  status: QuestionTagStatus = 'available',
): Promise<void> {
  await reviveTags(tx, by, await replaceRelations(tx, questionId, tagIds, status))
}

/**
 * Sets the tags of a question that was just inserted, like {@link setQuestionTags}.
 * @param tagIds ids of main tags; their current state is read under the lock
 */
export async function setFirstTags(
  tx: Tx,
  by: TagUser,
  questionId: number,
  tagIds: readonly number[],
  status: QuestionTagStatus,
): Promise<void> {
  await reviveTags(tx, by, await storeFirstRelations(tx, questionId, tagIds, status))
}

/**
 * Lets the relations of a question follow its state: `available` while it is listed, `hidden` while it is unlisted or
 * pending, `deleted` while it is deleted. A deleted tag is restored together with its question. The caller must have
 * locked the question's row.
 */
export async function setQuestionTagStatus(
  tx: Tx,
  by: TagUser,
  questionId: number,
  status: QuestionTagStatus,
): Promise<void> {
  await reviveTags(tx, by, await setRelationStatus(tx, questionId, status))
}
