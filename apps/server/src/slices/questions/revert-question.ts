import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRows } from '../../platform/db/lock.ts'
import type { Revision } from '../revisions/index.ts'
import { recordRevision } from '../revisions/index.ts'
import { setQuestionTags, storeSuggestedTags } from '../tags/index.ts'
import { applyEdit } from './apply-edit.ts'
import { linkTargetsIn } from './links/links-in.ts'
import { findLinkTargets } from './links/links-store.ts'
import { tagStatusOf } from './question.ts'
import { findQuestion, updateQuestion } from './store.ts'
import { urlTitleOf } from './url-title.ts'

/**
 * Shows an earlier version of a question again, as a new version by the actor. A deleted question stays deleted and
 * notifies nobody.
 */
export async function revertQuestion(
  ctx: AppContext,
  tx: Tx,
  earlier: Extract<Revision, { object_type: 'question' }>,
  actorId: number,
): Promise<void> {
  const { object_id: id } = earlier
  const { title, content, html, tags } = earlier.content
  await lockRows(tx, 'questions', [id, ...linkTargetsIn(html), ...(await findLinkTargets(tx, id))])
  const question = await findQuestion(tx, id)
  if (!question) return
  const at = ctx.clock.now()
  const version = { objectType: 'question', objectId: id, userId: actorId, title, content: earlier.content } as const
  await recordRevision(tx, { ...version, summary: '', at, status: 'applied' })
  const tagIds = await storeSuggestedTags(ctx, tx, tags, { user_id: actorId, created_at: at })
  if (question.status !== 'deleted') {
    return applyEdit({ ctx, tx, question, actorId, at }, { title, content, html, tagIds }, '')
  }
  await setQuestionTags(tx, { bus: ctx.bus, actorId, at }, id, tagIds, tagStatusOf(question))
  const url_title = urlTitleOf(title)
  await updateQuestion(tx, id, {
    title,
    url_title,
    original_text: content,
    parsed_text: html,
    excerpt: excerptOf(html),
  })
}
