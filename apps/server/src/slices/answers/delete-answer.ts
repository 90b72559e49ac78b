import { assertCanDeleteAnswer } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { addToQuestionCount, setAcceptedAnswer, setPostLinks } from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { addToUserCount } from '../users/index.ts'
import type { Answer } from './answer.ts'
import { answerFactsOf, linkSourceOf } from './answer.ts'
import { answerDeleted } from './events.ts'
import type { HeldAnswer } from './held-answer.ts'
import { happeningOf, holdVisibleAnswer } from './held-answer.ts'
import { renewLastAnswer } from './last-operation.ts'
import { changeAnswer } from './store.ts'

/**
 * Deletes an answer: staff any, authors theirs while it is not accepted and has no up votes.
 * @throws {AnswerNotFound} @throws {PermissionDenied} {ActionRefused} also when it is deleted already
 */
export async function deleteAnswer(app: AppContext, publicId: string, viewer: Viewer): Promise<null> {
  const privileges = await readPrivileges(app)
  await app.db.transaction().execute(async (tx) => {
    const held = await holdVisibleAnswer(tx, publicId, viewer)
    assertCanDeleteAnswer(viewer, answerFactsOf(held.answer), privileges)
    await removeAnswer(app, tx, held, viewer.id)
  })
  return null
}

/**
 * Marks an answer that is not deleted as deleted, whoever may do so. A question must not show an accepted answer that
 * is gone, so its acceptance ends; reputation stays as it is (domain facts §2), and recovery accepts it again.
 */
export async function removeAnswer(app: AppContext, tx: Tx, held: HeldAnswer, actorId: number): Promise<void> {
  const { answer } = held
  const wasAccepted = answer.accepted === 1
  const change = { status: 'deleted', accepted: 0, was_accepted: answer.accepted } as const
  await changeAnswer(tx, answer.id, change)
  // One that waited for approval was never counted.
  if (answer.status !== 'pending') await forgetAnswer(tx, held, { ...answer, ...change })
  await app.bus.emit(tx, answerDeleted, { ...happeningOf(held, actorId, app.clock.now()), wasAccepted })
}

/** Takes an answer out of everything that counts or names it. */
async function forgetAnswer(tx: Tx, { answer, question }: HeldAnswer, changed: Answer): Promise<void> {
  if (answer.accepted === 1) await setAcceptedAnswer(tx, question.id, null, answer.id)
  await addToQuestionCount(tx, question.id, 'answer_count', -1)
  await renewLastAnswer(tx, question, changed)
  await setPostLinks(tx, linkSourceOf(answer), '')
  await addToUserCount(tx, answer.user_id, 'answer_count', -1)
}
