import { assertCanDeleteQuestion } from '@quandary/guards'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { QuestionNotFound } from '../errors.ts'
import { withLockedQuestion } from '../locked-question.ts'
import { deleteLocked } from '../question-changes.ts'

/**
 * Deletes a question. Idempotent, and succeeds also for absent questions and those hidden from the viewer.
 * @throws {PermissionDenied} somebody else's question @throws {ActionRefused} its answers prevent deletion by the
 * author
 */
export async function deleteQuestion(ctx: AppContext, questionId: number, viewer: Viewer): Promise<void> {
  try {
    await withLockedQuestion(ctx, questionId, viewer, async (locked, { facts, privileges }) => {
      if (locked.question.status === 'deleted') return
      assertCanDeleteQuestion(viewer, facts, privileges)
      await deleteLocked(locked)
    })
  } catch (error) {
    if (!(error instanceof QuestionNotFound)) throw error
  }
}
