import { canSeeAnswer } from '@quandary/guards'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Question } from '../questions/index.ts'
import { answerIds, findQuestion, holdQuestions, linkTargetsIn, visibilityOf } from '../questions/index.ts'
import type { Answer } from './answer.ts'
import { answerFactsOf } from './answer.ts'
import { AnswerNotFound } from './errors.ts'
import type { AnswerHappening } from './events.ts'
import { addToAnswerCount, findAnswer } from './store.ts'

/** An answer and its question, both held until the end of the transaction: nobody else changes them meanwhile. */
export interface HeldAnswer {
  answer: Answer
  question: Question
}

/**
 * Holds an answer in any state, and before it its question and those that its text links to. Whoever changes answers
 * holds questions first, in the order of their keys, then the answer, then people: so nobody waits in a circle.
 * @param newHtml a text that the answer may get, as it would be stored
 */
export async function holdAnswer(tx: Tx, id: number, newHtml = ''): Promise<HeldAnswer | undefined> {
  const known = await findAnswer(tx, id)
  if (!known) return undefined
  await holdQuestions(tx, [known.question_id, ...linkTargetsIn(known.parsed_text), ...linkTargetsIn(newHtml)])
  await addToAnswerCount(tx, id, 'vote_count', 0)
  const [answer, question] = [await findAnswer(tx, id), await findQuestion(tx, known.question_id)]
  return answer && question && { answer, question }
}

/**
 * Holds the answer behind a public id, like {@link holdAnswer}.
 * @throws {AnswerNotFound} also when this viewer may not know of it
 */
export async function holdVisibleAnswer(tx: Tx, publicId: string, viewer: Viewer, newHtml = ''): Promise<HeldAnswer> {
  const id = answerIds.read(publicId)
  const held = id === undefined ? undefined : await holdAnswer(tx, id, newHtml)
  if (!held || !canSeeAnswer(viewer, answerFactsOf(held.answer), visibilityOf(held.question))) {
    throw new AnswerNotFound()
  }
  return held
}

/** What an event tells of an answer. */
export function happeningOf({ answer, question }: HeldAnswer, actorId: number, at: number): AnswerHappening {
  return {
    answerId: answer.id,
    questionId: question.id,
    answerAuthorId: answer.user_id,
    questionAuthorId: question.user_id,
    actorId,
    at,
  }
}
