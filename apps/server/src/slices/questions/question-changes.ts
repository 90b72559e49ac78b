import { pendingPostShown } from '../posts/index.ts'
import { setQuestionTagStatus } from '../tags/index.ts'
import { addToUserCount } from '../users/index.ts'
import { questionClosed, questionCreated, questionDeleted, questionRecovered, questionReopened } from './events.ts'
import type { LockedQuestion } from './locked-question.ts'
import { eventOf } from './locked-question.ts'
import type { PostLink } from './links/links-in.ts'
import { countLinksOf, setDuplicateLink } from './links/links-store.ts'
import type { Question } from './question.ts'
import { tagStatusOf } from './question.ts'
import type { QuestionChange } from './store.ts'
import { updateQuestion } from './store.ts'

// Callers of the functions below have checked the permissions, and that the question is in a state in which it may be
// changed like this.

/** Why a question is closed. */
export interface Closing {
  /** Key of the reason; null if none was given. */
  reason: string | null
  message: string
  /** The original, if it is a question of this site. */
  duplicateOf: PostLink | null
}

/** Closes a question. One that is closed already is closed again for a new reason or message; the same change nothing. */
export async function closeLocked(locked: LockedQuestion, closing: Closing): Promise<void> {
  const { ctx, tx, question, actorId, at } = locked
  if (isClosedFor(question, closing)) return
  const { reason, message, duplicateOf } = closing
  await updateQuestion(tx, question.id, {
    status: 'closed',
    close_reason: reason,
    close_message: message,
    closed_at: at,
    closed_by: actorId,
  })
  await setDuplicateLink(tx, question.id, duplicateOf)
  await ctx.bus.emit(tx, questionClosed, { ...eventOf(locked), reason, message })
}

/** Returns true if a question is closed for this reason, with this message. */
export function isClosedFor(question: Question, { reason, message }: Closing): boolean {
  return question.status === 'closed' && question.close_reason === reason && question.close_message === message
}

/** Reopens a closed question. */
export async function reopenLocked(locked: LockedQuestion): Promise<void> {
  const { ctx, tx, question } = locked
  await updateQuestion(tx, question.id, {
    status: 'available',
    close_reason: null,
    close_message: null,
    closed_at: null,
    closed_by: null,
  })
  await setDuplicateLink(tx, question.id, null)
  await ctx.bus.emit(tx, questionReopened, eventOf(locked))
}

/** Deletes a question. Its answers, comments, votes and their reputation stay (`docs/spec/domain.md#questions`). */
export async function deleteLocked(locked: LockedQuestion): Promise<void> {
  const { ctx, tx, question, actorId, at } = locked
  await changeVisibility(locked, { status: 'deleted', deleted_at: at, deleted_by: actorId })
  // A pending question was never counted.
  if (question.status !== 'pending') await addToUserCount(tx, question.user_id, 'question_count', -1)
  await ctx.bus.emit(tx, questionDeleted, eventOf(locked))
}

/** Shows a pending question and emits the events that its creation would have emitted. */
export async function showPending(locked: LockedQuestion): Promise<void> {
  const { ctx, tx, question, actorId, at } = locked
  await changeVisibility(locked, { status: 'available' })
  await addToUserCount(tx, question.user_id, 'question_count', 1)
  await ctx.bus.emit(tx, pendingPostShown, { objectType: 'question', objectId: question.id, actorId, at })
  await ctx.bus.emit(tx, questionCreated, { questionId: question.id, userId: question.user_id, at })
}

/** Restores a deleted question to its former state, which may be closed. */
export async function recoverLocked(locked: LockedQuestion): Promise<void> {
  const { ctx, tx, question } = locked
  const status = question.closed_at === null ? 'available' : 'closed'
  await changeVisibility(locked, { status, deleted_at: null, deleted_by: null })
  await addToUserCount(tx, question.user_id, 'question_count', 1)
  await ctx.bus.emit(tx, questionRecovered, eventOf(locked))
}

/** Changes who sees a question, and the counters of tags and linked questions, which count listed questions only. */
export async function changeVisibility(
  { ctx, tx, question, actorId, at }: LockedQuestion,
  change: Pick<QuestionChange, 'deleted_at' | 'deleted_by'> & Partial<Pick<Question, 'status' | 'listed'>>,
): Promise<void> {
  await updateQuestion(tx, question.id, change)
  const status = tagStatusOf({ ...question, ...change })
  await setQuestionTagStatus(tx, { bus: ctx.bus, actorId, at }, question.id, status)
  await countLinksOf(tx, question.id, status === 'available')
}
