import { assertCanReopenQuestion } from '@quandary/guards'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { postStatusNumber } from '../../../platform/ids/status-numbers.ts'
import { withLockedQuestion } from '../locked-question.ts'
import { reopenLocked } from '../question-changes.ts'

/**
 * Reopens a closed question. Idempotent.
 * @throws {QuestionNotFound} 400 @throws {PermissionDenied} without `question.reopen`
 * @throws {ActionRefused} it is deleted or pending
 */
export async function reopenQuestion(ctx: AppContext, questionId: number, viewer: Viewer): Promise<void> {
  await withLockedQuestion(ctx, questionId, viewer, async (locked, { facts, privileges }) => {
    const isOpen = locked.question.status === 'available'
    assertCanReopenQuestion(viewer, isOpen ? { ...facts, status: postStatusNumber('closed') } : facts, privileges)
    if (!isOpen) await reopenLocked(locked)
  })
}
