import { canSeeAnswer } from '@quandary/guards'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow, lockRows } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Question } from '../questions/index.ts'
import { findQuestion, linkTargetsIn, visibilityOf } from '../questions/index.ts'
import type { Answer } from './answer.ts'
import { answerFactsOf } from './answer.ts'
import { AnswerNotFound } from './errors.ts'
import type { AnswerEvent } from './events.ts'
import { findAnswer } from './store.ts'

/** An answer and its question, both locked until the transaction ends. */
export interface LockedAnswer {
  answer: Answer
  question: Question
}

/**
 * Locks an answer in any state. Before that, locks its question and the questions that its text links to. All
 * changes of answers lock in this order: questions by id, the answer, users. The fixed order avoids deadlocks.
 * @param newHtml rendered text that the answer may get
 */
export async function lockAnswer(tx: Tx, id: number, newHtml = ''): Promise<LockedAnswer | undefined> {
  const known = await findAnswer(tx, id)
  if (!known) return undefined
  const questionIdsToLock = [known.question_id, ...linkTargetsIn(known.parsed_text), ...linkTargetsIn(newHtml)]
  // The statements share a round trip and run in this order, so the question is read under its lock.
  const [, answer, question] = await Promise.all([
    lockRows(tx, 'questions', questionIdsToLock),
    lockRow(tx, 'answers', id),
    findQuestion(tx, known.question_id),
  ])
  return answer && question && { answer, question }
}

/**
 * Locks an answer, like {@link lockAnswer}.
 * @throws {AnswerNotFound} also when it is hidden from this viewer
 */
export async function lockVisibleAnswer(tx: Tx, id: number, viewer: Viewer, newHtml = ''): Promise<LockedAnswer> {
  const locked = await lockAnswer(tx, id, newHtml)
  if (!locked || !canSeeAnswer(viewer, answerFactsOf(locked.answer), visibilityOf(locked.question))) {
    throw new AnswerNotFound()
  }
  return locked
}

/** Builds the common part of an event about an answer. */
export function eventOf({ answer, question }: LockedAnswer, actorId: number, at: number): AnswerEvent {
  return {
    answerId: answer.id,
    questionId: question.id,
    answerAuthorId: answer.user_id,
    questionAuthorId: question.user_id,
    actorId,
    at,
  }
}
