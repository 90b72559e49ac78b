import type { OperationBody, Schemas } from '@quandary/api-client'
import { ActionRefused, assertCanEditQuestion, canEditQuestionWithoutReview } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { ensureFirstRevision, hasWaitingRevision, recordRevision, suggestRevision } from '../revisions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { findQuestionTagIds, storeTagChoice } from '../tags/index.ts'
import type { QuestionEdit } from './apply-edit.ts'
import { applyEdit } from './apply-edit.ts'
import type { PreparedQuestion } from './create-question.ts'
import { prepareQuestion } from './create-question.ts'
import { QuestionNotFound } from './errors.ts'
import { findVisibleQuestion } from './get-question.ts'
import type { HeldQuestion, HeldRules } from './held-question.ts'
import { changeQuestion } from './held-question.ts'
import { linkTargetsIn } from './links-in.ts'
import { firstVersion, QUESTION_TYPE, versionTags } from './question-version.ts'
import type { Question } from './question.ts'
import { visibilityOf } from './question.ts'
import { urlTitleOf } from './url-title.ts'

type Result = Schemas['QuestionUpdateResult']

const UNCHANGED: Result = { url_title: '', wait_for_review: false }

/**
 * Edits a question: at once for its author and those with `question.edit_without_review`, after review for others. An
 * edit that changes nothing is passed over.
 * @throws {QuestionNotFound} 400 @throws {PermissionDenied} neither the author nor with `question.edit`
 * @throws {ActionRefused} it is deleted, or another edit waits for review
 * @throws {InvalidFields} on `title` or `tags`: reserved tags are added and taken away by staff only
 * @throws {PermissionMissing} a new tag without the permission `tag.add`
 */
export async function updateQuestion(
  app: AppContext,
  given: OperationBody<'updateQuestion'>,
  viewer: Viewer,
): Promise<Result> {
  const question = await findVisibleQuestion(app, given.id, viewer)
  if (!question) throw new QuestionNotFound(400)
  // Who may not edit learns that first, before anything that is wrong with the edit.
  assertCanEditQuestion(viewer, visibilityOf(question), await readPrivileges(app))
  const prepared = await prepareQuestion(app, given, viewer, await findQuestionTagIds(app.db, question.id))
  const summary = (given.edit_summary ?? '').trim()
  const change = async (held: HeldQuestion, { facts, privileges }: HeldRules): Promise<Result> => {
    assertCanEditQuestion(viewer, facts, privileges)
    const edit = await readEdit(held, prepared)
    if (!edit) return UNCHANGED
    return canEditQuestionWithoutReview(viewer, facts, privileges)
      ? editAtOnce(held, edit, summary)
      : suggestEdit(held, edit, summary)
  }
  return changeQuestion(app, given.id, viewer, change, linkTargetsIn(prepared.html))
}

/** What the edit makes of the question as it is now; undefined when nothing. */
async function readEdit(held: HeldQuestion, prepared: PreparedQuestion): Promise<QuestionEdit | undefined> {
  const { tx, question } = held
  if (await hasWaitingRevision(tx, QUESTION_TYPE, question.id)) throw editWaits()
  const { title, content, html } = prepared
  const before = await findQuestionTagIds(tx, question.id)
  const tagIds = await storeTagChoice(tx, prepared.tags)
  if (isSameText(question, prepared) && isSameSet(before, tagIds)) return undefined
  await ensureFirstRevision(tx, await firstVersion(tx, question))
  return { title, content, html, tagIds }
}

async function editAtOnce(held: HeldQuestion, edit: QuestionEdit, summary: string): Promise<Result> {
  const revisionId = await recordRevision(held.tx, { ...(await versionOf(held, edit, summary)), status: 'applied' })
  await applyEdit(held, edit, { revisionId, summary })
  return { url_title: urlTitleOf(edit.title), wait_for_review: false }
}

async function suggestEdit(held: HeldQuestion, edit: QuestionEdit, summary: string): Promise<Result> {
  const id = await suggestRevision(held.tx, await versionOf(held, edit, summary))
  if (id === undefined) throw editWaits()
  return { url_title: held.question.url_title, wait_for_review: true }
}

async function versionOf({ tx, question, actorId, at }: HeldQuestion, edit: QuestionEdit, summary: string) {
  const { title, content, html, tagIds } = edit
  return {
    objectType: QUESTION_TYPE,
    objectId: question.id,
    userId: actorId,
    title,
    content: { title, content, html, tags: await versionTags(tx, tagIds) },
    summary,
    at,
  } as const
}

function isSameText(question: Question, { title, content }: PreparedQuestion): boolean {
  return question.title === title && question.original_text === content
}

/** The order of tags says nothing. */
function isSameSet(before: readonly number[], after: readonly number[]): boolean {
  return before.length === after.length && after.every((id) => before.includes(id))
}

function editWaits(): ActionRefused {
  return new ActionRefused('error.question.cannot_update')
}
