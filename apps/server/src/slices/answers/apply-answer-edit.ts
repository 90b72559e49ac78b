import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { together } from '../../platform/db/together.ts'
import { pendingPostEdited } from '../posts/index.ts'
import { setPostLinks, touchQuestion } from '../questions/index.ts'
import { linkSourceOf } from './answer.ts'
import { AnswerNotEditable } from './errors.ts'
import { answerEdited } from './events.ts'
import type { LockedAnswer } from './locked-answer.ts'
import { eventOf } from './locked-answer.ts'
import { changeAnswer } from './store.ts'

/** A recorded version of an answer that is to be applied. */
export interface AnswerEdit {
  content: string
  html: string
  summary: string
  /** The author of the edit, not its reviewer. */
  editorId: number
  at: number
}

/**
 * Applies an edit of an answer, made directly or approved in review. The transaction has locked the answer.
 * @throws {AnswerNotEditable} the answer is deleted
 */
export async function applyAnswerEdit(ctx: AppContext, tx: Tx, locked: LockedAnswer, edit: AnswerEdit): Promise<void> {
  const { answer, question } = locked
  if (answer.status === 'deleted') throw new AnswerNotEditable()
  const { content, html, summary, editorId, at } = edit
  await changeAnswer(tx, answer.id, {
    original_text: content,
    parsed_text: html,
    excerpt: excerptOf(html),
    edited_at: at,
    // The last editor is named only if they are not the author (`docs/spec/domain.md#answers`).
    last_editor_id: editorId === answer.user_id ? null : editorId,
  })
  // The links of a pending answer are not counted, and it notifies nobody.
  if (answer.status === 'pending') {
    return ctx.bus.emit(tx, pendingPostEdited, { objectType: 'answer', objectId: answer.id })
  }
  await touchQuestion(tx, question.id, { type: 'modified', operatorId: editorId, at })
  await together([
    setPostLinks(tx, linkSourceOf(answer), html),
    ctx.bus.emit(tx, answerEdited, { ...eventOf(locked, editorId, at), summary }),
  ])
}
