import { assertCanRecoverQuestion } from '@quandary/guards'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { postStatusNumber } from '../../../platform/ids/status-numbers.ts'
import { withLockedQuestion } from '../locked-question.ts'
import { recoverLocked } from '../question-changes.ts'

/**
 * Restores a deleted question. Idempotent.
 * @throws {QuestionNotFound} 400 @throws {PermissionDenied} without `question.undeleted`
 */
export async function recoverQuestion(ctx: AppContext, questionId: number, viewer: Viewer): Promise<void> {
  await withLockedQuestion(ctx, questionId, viewer, async (locked, { facts, privileges }) => {
    assertCanRecoverQuestion(viewer, { ...facts, status: postStatusNumber('deleted') }, privileges)
    if (locked.question.status === 'deleted') await recoverLocked(locked)
  })
}
