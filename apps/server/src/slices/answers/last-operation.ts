import type { Tx } from '../../platform/db/database.ts'
import type { Question, QuestionOperation } from '../questions/index.ts'
import { setLastAnswer, touchQuestion } from '../questions/index.ts'
import type { Answer } from './answer.ts'
import { findLastEditedAnswer, findNewestAnswer } from './store.ts'

/** The last event of a question, as its row in a list shows it. */
interface Operation {
  type: QuestionOperation
  operatorId: number
  at: number
}

/**
 * Updates the newest answer and the last event of a question after an answer was added or removed, because a list must
 * not name an answer that is gone.
 * @param changed the added or removed answer, as stored now
 */
export async function updateLastAnswer(tx: Tx, question: Question, changed: Answer): Promise<void> {
  const newest = await findNewestAnswer(tx, question.id)
  await setLastAnswer(tx, question.id, newest?.id ?? null)
  const operation = lastOperation(question, newest, await findLastEditedAnswer(tx, question.id))
  const wasNamed = question.operated_at === changed.created_at || question.operated_at === changed.edited_at
  const isLater = operation.at > question.operated_at
  if (changed.status === 'deleted' ? wasNamed : isLater) await touchQuestion(tx, question.id, operation)
}

function lastOperation(question: Question, newest: Answer | undefined, edited: Answer | undefined): Operation {
  const operations: Operation[] = [
    { type: 'asked', operatorId: question.user_id, at: question.created_at },
    ...edits(question),
    ...(newest ? [{ type: 'answered', operatorId: newest.user_id, at: newest.created_at } as const] : []),
    ...(edited ? edits(edited) : []),
  ]
  return operations.reduce((last, operation) => (operation.at >= last.at ? operation : last))
}

function edits(post: Pick<Question, 'edited_at' | 'last_editor_id' | 'user_id'>): Operation[] {
  const { edited_at: at, last_editor_id, user_id } = post
  return at === null ? [] : [{ type: 'modified', operatorId: last_editor_id ?? user_id, at }]
}
