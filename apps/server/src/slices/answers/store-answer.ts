import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { together } from '../../platform/db/together.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Judgement } from '../posts/index.ts'
import { pendingPostShown, judgePost, postPending } from '../posts/index.ts'
import type { Question } from '../questions/index.ts'
import { addToQuestionCount, setLastAnswer, setPostLinks, touchQuestion } from '../questions/index.ts'
import { recordRevision } from '../revisions/index.ts'
import { addToUserCount } from '../users/index.ts'
import { answerVersion } from './answer-version.ts'
import { linkSourceOf } from './answer.ts'
import { answerCreated } from './events.ts'
import type { LockedAnswer } from './locked-answer.ts'
import { eventOf } from './locked-answer.ts'
import { updateLastAnswer } from './last-operation.ts'
import { changeAnswer, findNewestAnswer, insertAnswer } from './store.ts'

/** A rendered answer that is not stored yet. */
export interface PreparedAnswer {
  content: string
  html: string
}

/** Runs the reviewers on an answer. Call it before opening the transaction that stores it. */
export function judgeAnswer(ctx: AppContext, { content, html }: PreparedAnswer, viewer: Viewer): Promise<Judgement> {
  return judgePost(ctx, viewer, { kind: 'answer', authorId: viewer.id, title: '', content, html })
}

/**
 * Stores an answer and returns its id. The transaction has locked the question and checked that it accepts answers. A
 * visible answer is counted and its event is emitted at once. For a pending answer this happens when it is approved,
 * for a deleted one never.
 */
export async function storeAnswer(
  ctx: AppContext,
  tx: Tx,
  question: Question,
  { content, html }: PreparedAnswer,
  { authorId, judgement }: { authorId: number; judgement: Judgement },
): Promise<number> {
  const { status, reasons } = judgement
  // Read under the question's lock, so that creation times agree with the order of the answers.
  const at = ctx.clock.now()
  const answer = await insertAnswer(tx, {
    question_id: question.id,
    user_id: authorId,
    original_text: content,
    parsed_text: html,
    excerpt: excerptOf(html),
    status,
    created_at: at,
  })
  const locked = { answer, question }
  await recordRevision(tx, { ...answerVersion(locked), status: 'first' })
  if (status === 'available') {
    await together([showNewAnswer(tx, locked), ctx.bus.emit(tx, answerCreated, eventOf(locked, authorId, at))])
  } else if (status === 'pending') {
    const event = { questionId: question.id, userId: authorId, at, reasons }
    await ctx.bus.emit(tx, postPending, { ...event, objectType: 'answer', objectId: answer.id })
  }
  return answer.id
}

async function showNewAnswer(tx: Tx, locked: LockedAnswer): Promise<void> {
  const { answer, question } = locked
  await touchQuestion(tx, question.id, { type: 'answered', operatorId: answer.user_id, at: answer.created_at })
  const [newest] = await together([findNewestAnswer(tx, question.id), countAnswer(tx, locked)])
  await setLastAnswer(tx, question.id, newest?.id ?? null)
}

/** Shows a pending answer and emits the events that its creation would have emitted. */
export async function showAnswer(ctx: AppContext, tx: Tx, locked: LockedAnswer, actorId: number): Promise<void> {
  const { answer, question } = locked
  const at = ctx.clock.now()
  await changeAnswer(tx, answer.id, { status: 'available' })
  await updateLastAnswer(tx, question, { ...answer, status: 'available' })
  await countAnswer(tx, locked)
  await ctx.bus.emit(tx, pendingPostShown, { objectType: 'answer', objectId: answer.id, actorId, at })
  await ctx.bus.emit(tx, answerCreated, eventOf(locked, answer.user_id, at))
}

/** Counts an answer that becomes visible, and its links. */
async function countAnswer(tx: Tx, { answer, question }: LockedAnswer): Promise<void> {
  await addToQuestionCount(tx, question.id, 'answer_count', 1)
  await setPostLinks(tx, linkSourceOf(answer), answer.parsed_text)
  await addToUserCount(tx, answer.user_id, 'answer_count', 1)
}
