import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Question } from '../questions/index.ts'
import { addToQuestionCount, setLastAnswer, setPostLinks, touchQuestion } from '../questions/index.ts'
import { recordRevision } from '../revisions/index.ts'
import { addToUserCount } from '../users/index.ts'
import { answerVersion } from './answer-version.ts'
import { linkSourceOf } from './answer.ts'
import { answerCreated } from './events.ts'
import { happeningOf } from './held-answer.ts'
import { findAnswer, findNewestAnswer, insertAnswer } from './store.ts'

/** A new answer, rendered, but not stored yet. */
export interface PreparedAnswer {
  content: string
  html: string
}

/**
 * Stores an answer within a transaction that holds its question and has checked that it takes one; tells those who
 * listen, and returns its key.
 */
export async function storeAnswer(
  app: AppContext,
  tx: Tx,
  question: Question,
  { content, html }: PreparedAnswer,
  authorId: number,
): Promise<number> {
  // Read while the question is held, so that answers are as old as their order says.
  const at = app.clock.now()
  const id = await insertAnswer(tx, {
    question_id: question.id,
    user_id: authorId,
    original_text: content,
    parsed_text: html,
    excerpt: excerptOf(html),
    created_at: at,
  })
  const answer = await findAnswer(tx, id)
  if (!answer) throw new Error('The new answer was not stored')
  await touchQuestion(tx, question.id, { type: 'answered', operatorId: authorId, at })
  await addToQuestionCount(tx, question.id, 'answer_count', 1)
  await setLastAnswer(tx, question.id, (await findNewestAnswer(tx, question.id))?.id ?? null)
  await setPostLinks(tx, linkSourceOf(answer), html)
  await addToUserCount(tx, authorId, 'answer_count', 1)
  const held = { answer, question }
  const revisionId = await recordRevision(tx, { ...answerVersion(held), status: 'first' })
  await app.bus.emit(tx, answerCreated, { ...happeningOf(held, authorId, at), revisionId })
  return id
}
