import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Judgement } from '../posts/index.ts'
import { heldPostShown, judgePost, postHeld } from '../posts/index.ts'
import type { Question } from '../questions/index.ts'
import { addToQuestionCount, setLastAnswer, setPostLinks, touchQuestion } from '../questions/index.ts'
import { findFirstRevision, recordRevision } from '../revisions/index.ts'
import { addToUserCount } from '../users/index.ts'
import { ANSWER_TYPE, answerVersion } from './answer-version.ts'
import { linkSourceOf } from './answer.ts'
import { answerCreated } from './events.ts'
import type { HeldAnswer } from './held-answer.ts'
import { happeningOf } from './held-answer.ts'
import { renewLastAnswer } from './last-operation.ts'
import { changeAnswer, findAnswer, findNewestAnswer, insertAnswer } from './store.ts'

/** A new answer, rendered, but not stored yet. */
export interface PreparedAnswer {
  content: string
  html: string
}

/** Lets the reviewers look at a prepared answer. Called before the transaction that stores it. */
export function judgeAnswer(app: AppContext, { content, html }: PreparedAnswer, viewer: Viewer): Promise<Judgement> {
  return judgePost(app, viewer, { kind: 'answer', authorId: viewer.id, title: '', content, html })
}

/**
 * Stores an answer within a transaction that holds its question and has checked that it takes one, and returns its
 * key. It is counted and told to those who listen only when it is shown: one that waits for approval is told later, one
 * that is deleted at once never.
 */
export async function storeAnswer(
  app: AppContext,
  tx: Tx,
  question: Question,
  { content, html }: PreparedAnswer,
  { authorId, judgement }: { authorId: number; judgement: Judgement },
): Promise<number> {
  const { status, reasons } = judgement
  // Read while the question is held, so that answers are as old as their order says.
  const at = app.clock.now()
  const id = await insertAnswer(tx, {
    question_id: question.id,
    user_id: authorId,
    original_text: content,
    parsed_text: html,
    excerpt: excerptOf(html),
    status,
    created_at: at,
  })
  const answer = await findAnswer(tx, id)
  if (!answer) throw new Error('The new answer was not stored')
  const held = { answer, question }
  const revisionId = await recordRevision(tx, { ...answerVersion(held), status: 'first' })
  if (status === 'available') {
    await touchQuestion(tx, question.id, { type: 'answered', operatorId: authorId, at })
    await setLastAnswer(tx, question.id, (await findNewestAnswer(tx, question.id))?.id ?? null)
    await countAnswer(tx, held)
    await app.bus.emit(tx, answerCreated, { ...happeningOf(held, authorId, at), revisionId })
  } else if (status === 'pending') {
    const told = { questionId: question.id, userId: authorId, at, reasons }
    await app.bus.emit(tx, postHeld, { ...told, objectType: ANSWER_TYPE, objectId: id })
  }
  return id
}

/** Shows an answer that waits for approval, and tells what its creation would have told. */
export async function showAnswer(app: AppContext, tx: Tx, held: HeldAnswer, actorId: number): Promise<void> {
  const { answer, question } = held
  const at = app.clock.now()
  await changeAnswer(tx, answer.id, { status: 'available' })
  await renewLastAnswer(tx, question, { ...answer, status: 'available' })
  await countAnswer(tx, held)
  const first = await findFirstRevision(tx, ANSWER_TYPE, answer.id)
  if (!first) throw new Error(`Answer ${answer.id} has no first version`)
  await app.bus.emit(tx, heldPostShown, { objectType: ANSWER_TYPE, objectId: answer.id, actorId, at })
  await app.bus.emit(tx, answerCreated, { ...happeningOf(held, answer.user_id, at), revisionId: first.id })
}

/** Counts an answer that is shown from now on, and what it links to. */
async function countAnswer(tx: Tx, { answer, question }: HeldAnswer): Promise<void> {
  await addToQuestionCount(tx, question.id, 'answer_count', 1)
  await setPostLinks(tx, linkSourceOf(answer), answer.parsed_text)
  await addToUserCount(tx, answer.user_id, 'answer_count', 1)
}
