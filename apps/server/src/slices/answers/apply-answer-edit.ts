import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { heldPostEdited } from '../posts/index.ts'
import { setPostLinks, touchQuestion } from '../questions/index.ts'
import { ANSWER_TYPE } from './answer-version.ts'
import { linkSourceOf } from './answer.ts'
import { AnswerNotEditable } from './errors.ts'
import { answerEdited } from './events.ts'
import type { HeldAnswer } from './held-answer.ts'
import { happeningOf } from './held-answer.ts'
import { changeAnswer } from './store.ts'

/** A version of an answer that is to be shown from now on. */
export interface AnswerEdit {
  content: string
  html: string
  summary: string
  /** Who wrote it, also where somebody else approved it. */
  editorId: number
  /** The version's key; it is recorded already. */
  revisionId: number
  at: number
}

/**
 * Shows an edit of an answer, made at once or approved in review, within a transaction that holds the answer.
 * @throws {AnswerNotEditable} the answer is deleted
 */
export async function applyAnswerEdit(app: AppContext, tx: Tx, held: HeldAnswer, edit: AnswerEdit): Promise<void> {
  const { answer, question } = held
  if (answer.status === 'deleted') throw new AnswerNotEditable()
  const { content, html, summary, editorId, revisionId, at } = edit
  await changeAnswer(tx, answer.id, {
    original_text: content,
    parsed_text: html,
    excerpt: excerptOf(html),
    edited_at: at,
    // An answer names its last editor only where that is not its author (domain facts §5).
    last_editor_id: editorId === answer.user_id ? null : editorId,
  })
  // While it waits for approval its links count nowhere, and nobody is told of anything.
  if (answer.status === 'pending') {
    return app.bus.emit(tx, heldPostEdited, { objectType: ANSWER_TYPE, objectId: answer.id })
  }
  await setPostLinks(tx, linkSourceOf(answer), html)
  await touchQuestion(tx, question.id, { type: 'modified', operatorId: editorId, at })
  await app.bus.emit(tx, answerEdited, { ...happeningOf(held, editorId, at), revisionId, summary })
}
