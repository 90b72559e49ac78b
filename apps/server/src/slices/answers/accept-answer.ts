import type { OperationBody } from '@quandary/api-client'
import { canAcceptAnswer } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { PermissionMissing } from '../../platform/http/dispatcher.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Question } from '../questions/index.ts'
import {
  answerIds,
  findQuestion,
  findVisibleQuestion,
  QuestionNotFound,
  setAcceptedAnswer,
} from '../questions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import type { Answer } from './answer.ts'
import { AnswerNotFound } from './errors.ts'
import { answerAccepted, answerUnaccepted } from './events.ts'
import { findAnswer, setAccepted } from './store.ts'

/**
 * Makes an answer the accepted one of its question, or none. Repeating it changes nothing.
 * @param given.answer_id empty or `0` takes the acceptance back
 * @throws {QuestionNotFound} 400 @throws {AnswerNotFound} 400, also for an answer of another question
 * @throws {PermissionMissing} neither the asker nor staff
 */
export async function acceptAnswer(
  app: AppContext,
  given: OperationBody<'acceptAnswer'>,
  viewer: Viewer,
): Promise<null> {
  const question = await findVisibleQuestion(app, given.question_id, viewer)
  if (!question || question.status === 'deleted') throw new QuestionNotFound(400)
  if (!canAcceptAnswer(viewer, { authorId: question.user_id }, await readPrivileges(app))) {
    throw new PermissionMissing('answer.accept', -1)
  }
  const wanted = await findWanted(app, question, given.answer_id ?? '')
  await app.db.transaction().execute(async (tx) => {
    const previousId = await switchAccepted(tx, question.id, wanted?.id ?? null)
    if (previousId === undefined) return
    const previous = previousId === null ? undefined : await findAnswer(tx, previousId)
    if (previous) {
      await setAccepted(tx, previous.id, false)
      await app.bus.emit(tx, answerUnaccepted, acceptanceOf(previous, question, viewer))
    }
    if (wanted) {
      await setAccepted(tx, wanted.id, true)
      await app.bus.emit(tx, answerAccepted, acceptanceOf(wanted, question, viewer))
    }
  })
  return null
}

async function findWanted(app: AppContext, question: Question, publicId: string): Promise<Answer | null> {
  if (publicId === '' || publicId === '0') return null
  const id = answerIds.read(publicId)
  const answer = id === undefined ? undefined : await findAnswer(app.db, id)
  if (!answer || answer.question_id !== question.id || answer.status === 'deleted') throw new AnswerNotFound()
  return answer
}

/**
 * Writes the accepted answer into the question, whose row is then held until the end of the transaction: of two
 * acceptances at once the later one sees what the first left.
 * @returns the answer that was accepted before, null for none; undefined when nothing had to change
 */
async function switchAccepted(tx: Tx, questionId: number, wantedId: number | null): Promise<number | null | undefined> {
  for (;;) {
    const question = await findQuestion(tx, questionId)
    if (!question) throw new QuestionNotFound(400)
    const previous = question.accepted_answer_id
    if (previous === wantedId) return undefined
    if (await setAcceptedAnswer(tx, questionId, wantedId, previous)) return previous
  }
}

function acceptanceOf(answer: Answer, question: Question, actor: Viewer) {
  return {
    answerId: answer.id,
    questionId: question.id,
    answerAuthorId: answer.user_id,
    questionAuthorId: question.user_id,
    actorId: actor.id,
  }
}
