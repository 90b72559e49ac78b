import { assertCanCloseQuestion } from '@quandary/guards'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { postStatusNumber } from '../../../platform/ids/status-numbers.ts'
import type { LockedQuestion, PermissionFacts } from '../locked-question.ts'
import { withLockedQuestion } from '../locked-question.ts'
import { closeLocked } from '../question-changes.ts'
import type { QuestionClosing } from './read-closing.ts'
import { readClosing } from './read-closing.ts'

/**
 * Closes a question. A closed one is closed again for a new reason or message; the same ones change nothing.
 * @throws {InvalidFields} an unknown reason; a missing message where the reason requires one; a duplicate without a
 * URL, or of itself
 * @throws {QuestionNotFound} 400 @throws {PermissionDenied} without `question.close`
 * @throws {ActionRefused} it is deleted or pending
 */
export async function closeQuestion(ctx: AppContext, given: QuestionClosing, viewer: Viewer): Promise<void> {
  const closing = await readClosing(ctx, given)
  const close = async (locked: LockedQuestion, { facts, privileges }: PermissionFacts): Promise<void> => {
    const { question } = locked
    assertCanCloseQuestion(
      viewer,
      question.status === 'closed' ? { ...facts, status: postStatusNumber('available') } : facts,
      privileges,
    )
    await closeLocked(locked, closing)
  }
  const { duplicateOf } = closing
  await withLockedQuestion(ctx, given.questionId, viewer, close, duplicateOf ? [duplicateOf.questionId] : [])
}
