import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { addToAnswerCount, findVisibleAnswerById } from '../answers/index.ts'
import { addToCommentVotes, findComment } from '../comments/index.ts'
import { addToQuestionCount, isUnavailable, findVisibleQuestionById } from '../questions/index.ts'
import type { VotedType } from './vote.ts'

/** The facts about an object that voting needs. */
export interface VoteTarget {
  type: VotedType
  id: number
  authorId: number
  questionId: number
  /** Imported votes, which have no voter. */
  baseUp: number
  baseDown: number
}

/** Adds to an object's vote count; the change may be negative. */
export function addToVoteCount(tx: Db, type: VotedType, id: number, change: number): Promise<void> {
  switch (type) {
    case 'question':
      return addToQuestionCount(tx, id, 'vote_count', change)
    case 'answer':
      return addToAnswerCount(tx, id, 'vote_count', change)
    case 'comment':
      return addToCommentVotes(tx, id, change)
  }
}

/** Finds the object to vote on; undefined when it is absent, deleted, pending, or hidden from this viewer. */
export function findVoteTarget(db: Db, viewer: Viewer, type: VotedType, id: number): Promise<VoteTarget | undefined> {
  switch (type) {
    case 'question':
      return findQuestionTarget(db, viewer, id)
    case 'answer':
      return findAnswerTarget(db, viewer, id)
    case 'comment':
      return findCommentTarget(db, viewer, id)
  }
}

async function findQuestionTarget(db: Db, viewer: Viewer, id: number): Promise<VoteTarget | undefined> {
  const question = await findVisibleQuestionById(db, viewer, id)
  if (!question || isUnavailable(question)) return undefined
  return { ...baseOf(question), type: 'question', id, authorId: question.user_id, questionId: id }
}

async function findAnswerTarget(db: Db, viewer: Viewer, id: number): Promise<VoteTarget | undefined> {
  const seen = await findVisibleAnswerById(db, viewer, id)
  if (!seen || seen.answer.status !== 'available' || isUnavailable(seen.question)) return undefined
  const { answer, question } = seen
  return { ...baseOf(answer), type: 'answer', id, authorId: answer.user_id, questionId: question.id }
}

/** A comment is visible where its question or answer is. */
async function findCommentTarget(db: Db, viewer: Viewer, id: number): Promise<VoteTarget | undefined> {
  const comment = await findComment(db, id)
  if (comment?.status !== 'available') return undefined
  const parent = await findVoteTarget(db, viewer, comment.object_type, comment.object_id)
  if (!parent) return undefined
  return {
    baseUp: comment.base_up,
    baseDown: 0,
    type: 'comment',
    id,
    authorId: comment.user_id,
    questionId: parent.questionId,
  }
}

function baseOf(post: { base_up: number; base_down: number }) {
  return { baseUp: post.base_up, baseDown: post.base_down }
}
