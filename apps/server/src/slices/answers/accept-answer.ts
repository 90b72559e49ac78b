import { assertCanAcceptAnswer, canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { postStatusNumber } from '../../platform/ids/status-numbers.ts'
import type { Question } from '../questions/index.ts'
import { QuestionNotFound, setAcceptedAnswer, visibilityOf } from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import type { Answer } from './answer.ts'
import { AnswerNotFound } from './errors.ts'
import { answerAccepted, answerUnaccepted } from './events.ts'
import { eventOf } from './locked-answer.ts'
import { changeAnswer, findAnswer } from './store.ts'

/**
 * Makes an answer the accepted one of its question, or clears the acceptance. Idempotent.
 * @param accepted.answerId null clears the acceptance
 * @throws {QuestionNotFound} 400, also for a question hidden from the actor
 * @throws {ActionRefused} the question is deleted or pending
 * @throws {AnswerNotFound} 400, also for a deleted or pending answer and for one of another question
 * @throws {PermissionDenied} the actor is neither the asker nor staff
 */
export async function acceptAnswer(
  ctx: AppContext,
  accepted: { questionId: number; answerId: number | null },
  viewer: Viewer,
): Promise<void> {
  const { questionId, answerId } = accepted
  const privileges = await readPrivileges(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    // Accepting and deleting both lock the question first, so that each sees the result of the other.
    const [question, requested] = await Promise.all([
      lockRow(tx, 'questions', questionId),
      answerId === null ? undefined : findAnswer(tx, answerId),
    ])
    if (!question || !canSeeQuestion(viewer, visibilityOf(question))) throw new QuestionNotFound(400)
    assertCanAcceptAnswer(viewer, { authorId: question.user_id, status: postStatusNumber(question.status) }, privileges)
    await switchAccepted(
      ctx,
      tx,
      question,
      answerId === null ? undefined : availableAnswer(question, requested),
      viewer.id,
    )
  })
}

function availableAnswer(question: Question, answer: Answer | undefined): Answer {
  if (!answer || answer.question_id !== question.id || answer.status !== 'available') throw new AnswerNotFound()
  return answer
}

async function switchAccepted(
  ctx: AppContext,
  tx: Tx,
  question: Question,
  wanted: Answer | undefined,
  actorId: number,
): Promise<void> {
  const previousId = question.accepted_answer_id
  const wantedId = wanted?.id ?? null
  if (previousId === wantedId) return
  await setAcceptedAnswer(tx, question.id, wantedId, previousId)
  const previous = previousId === null ? undefined : await findAnswer(tx, previousId)
  const at = ctx.clock.now()
  if (previous) {
    await changeAnswer(tx, previous.id, { accepted: 0, accepted_at: null, accepted_by: null })
    await ctx.bus.emit(tx, answerUnaccepted, eventOf({ answer: previous, question }, actorId, at))
  }
  if (wanted) {
    await changeAnswer(tx, wanted.id, { accepted: 1, accepted_at: at, accepted_by: actorId })
    await ctx.bus.emit(tx, answerAccepted, eventOf({ answer: wanted, question }, actorId, at))
  }
}
