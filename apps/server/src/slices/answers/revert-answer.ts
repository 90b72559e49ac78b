import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Revision } from '../revisions/index.ts'
import { recordRevision } from '../revisions/index.ts'
import { answerVersion } from './answer-version.ts'
import { applyAnswerEdit } from './apply-answer-edit.ts'
import { lockAnswer } from './locked-answer.ts'
import { changeAnswer } from './store.ts'

/**
 * Shows an earlier version of an answer again, as a new version by the actor. A deleted answer stays deleted and
 * notifies nobody.
 */
export async function revertAnswer(
  ctx: AppContext,
  tx: Tx,
  earlier: Extract<Revision, { object_type: 'answer' }>,
  actorId: number,
): Promise<void> {
  const { content, html } = earlier.content
  const locked = await lockAnswer(tx, earlier.object_id, html)
  if (!locked) return
  const at = ctx.clock.now()
  const version = { ...answerVersion(locked), userId: actorId, content: { content, html }, at }
  await recordRevision(tx, { ...version, status: 'applied' })
  if (locked.answer.status !== 'deleted') {
    const edit = { content, html, summary: '', editorId: actorId, at }
    return applyAnswerEdit(ctx, tx, locked, edit)
  }
  const texts = { original_text: content, parsed_text: html, excerpt: excerptOf(html) }
  await changeAnswer(tx, locked.answer.id, texts)
}
