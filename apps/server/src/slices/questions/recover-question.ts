import { assertCanRecoverQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { changeQuestion } from './held-question.ts'
import { markRecovered } from './question-changes.ts'

/**
 * Restores a deleted question. Idempotent.
 * @throws {QuestionNotFound} 400 @throws {PermissionDenied} without `question.undeleted`
 */
export async function recoverQuestion(app: AppContext, publicId: string, viewer: Viewer): Promise<null> {
  await changeQuestion(app, publicId, viewer, async (locked, { facts, privileges }) => {
    assertCanRecoverQuestion(viewer, { ...facts, status: 10 }, privileges)
    if (locked.question.status === 'deleted') await markRecovered(locked)
  })
  return null
}
