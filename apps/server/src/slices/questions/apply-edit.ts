import { ActionRefused } from '@quandary/guards'
import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRows } from '../../platform/db/lock.ts'
import { together } from '../../platform/db/together.ts'
import { pendingPostEdited } from '../posts/index.ts'
import type { Revision } from '../revisions/index.ts'
import { setQuestionTags, storeSuggestedTags } from '../tags/index.ts'
import { questionEdited } from './events.ts'
import type { LockedQuestion } from './locked-question.ts'
import { eventOf } from './locked-question.ts'
import { linkTargetsIn } from './links/links-in.ts'
import { findLinkTargets, setPostLinks } from './links/links-store.ts'
import { tagStatusOf } from './question.ts'
import { findQuestion, touchQuestion, updateQuestion } from './store.ts'
import { urlTitleOf } from './url-title.ts'

/** The content of an edit. */
export interface QuestionEdit {
  title: string
  content: string
  html: string
  tagIds: readonly number[]
}

/**
 * Applies an edit to a locked question that is not deleted, and emits the event. The caller has stored the version in
 * the history.
 */
export async function applyEdit(locked: LockedQuestion, edit: QuestionEdit, summary: string): Promise<void> {
  const { ctx, tx, question, actorId, at } = locked
  await updateQuestion(tx, question.id, {
    title: edit.title,
    url_title: urlTitleOf(edit.title),
    original_text: edit.content,
    parsed_text: edit.html,
    excerpt: excerptOf(edit.html),
    edited_at: at,
    last_editor_id: actorId,
  })
  await together([
    setQuestionTags(tx, { bus: ctx.bus, actorId, at }, question.id, edit.tagIds, tagStatusOf(question)),
    setPostLinks(tx, { type: 'question', id: question.id, questionId: question.id }, edit.html),
    emitEdit(locked, summary),
  ])
}

async function emitEdit(locked: LockedQuestion, summary: string): Promise<void> {
  const { ctx, tx, question, actorId, at } = locked
  // A pending question notifies nobody.
  if (question.status === 'pending') {
    return ctx.bus.emit(tx, pendingPostEdited, { objectType: 'question', objectId: question.id })
  }
  await touchQuestion(tx, question.id, { type: 'modified', operatorId: actorId, at })
  await ctx.bus.emit(tx, questionEdited, { ...eventOf(locked), summary })
}

/**
 * Applies a suggested edit to its question once it is approved. The caller must have decided on the revision in the
 * same transaction.
 * @throws {ActionRefused} the question is deleted or gone
 */
export async function applyQuestionEdit(
  ctx: AppContext,
  tx: Tx,
  revision: Extract<Revision, { object_type: 'question' }>,
): Promise<void> {
  const questionId = revision.object_id
  const targets = [...linkTargetsIn(revision.content.html), ...(await findLinkTargets(tx, questionId))]
  await lockRows(tx, 'questions', [questionId, ...targets])
  const question = await findQuestion(tx, questionId)
  if (!question || question.status === 'deleted') throw new ActionRefused('error.question.cannot_update')
  const { summary, user_id: actorId } = revision
  const { title, content, html, tags } = revision.content
  const at = ctx.clock.now()
  const tagIds = await storeSuggestedTags(ctx, tx, tags, { user_id: actorId, created_at: at })
  const locked = { ctx, tx, question, actorId, at }
  await applyEdit(locked, { title, content, html, tagIds }, summary)
}
