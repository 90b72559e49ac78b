import { ActionRefused, assertCanEditQuestion, canEditQuestionWithoutReview } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { hasRevisions, hasWaitingRevision, recordRevision, suggestRevision } from '../revisions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import type { ChosenTag } from '../tags/index.ts'
import { findQuestionTagIds, readTagChoice, storeTagChoice } from '../tags/index.ts'
import { applyEdit } from './apply-edit.ts'
import type { PreparedQuestion, QuestionText } from './create-question.ts'
import { prepareQuestion } from './create-question.ts'
import { QuestionNotFound } from './errors.ts'
import { findVisibleQuestionById } from './find-seen-question.ts'
import type { LockedQuestion, PermissionFacts } from './locked-question.ts'
import { withLockedQuestion } from './locked-question.ts'
import { linkTargetsIn } from './links/links-in.ts'
import { firstVersion, versionTag } from './question-version.ts'
import type { Question } from './question.ts'
import { visibilityOf } from './question.ts'
import { urlTitleOf } from './url-title.ts'

/** The new text of a question. */
export interface QuestionEdit extends QuestionText {
  questionId: number
  summary: string
}

/** Outcome of an edit. */
interface EditResult {
  /** The title as part of a URL; empty if nothing changed. */
  urlTitle: string
  waitsForReview: boolean
}

const UNCHANGED: EditResult = { urlTitle: '', waitsForReview: false }

/**
 * Edits a question: directly for its author and those with `question.edit_without_review`, after review for others. An
 * edit without changes does nothing.
 * @throws {QuestionNotFound} 400 @throws {PermissionDenied} neither the author nor with `question.edit`
 * @throws {ActionRefused} it is deleted, or another edit is waiting for review
 * @throws {InvalidFields} on `title`, `content` or `tags`: only staff can add and remove reserved tags
 * @throws {PermissionDenied} a new tag without the permission `tag.add`
 */
export async function updateQuestion(ctx: AppContext, edit: QuestionEdit, viewer: Viewer): Promise<EditResult> {
  const id = edit.questionId
  const [question, tagIds] = await Promise.all([
    findVisibleQuestionById(ctx.db, viewer, id),
    findQuestionTagIds(ctx.db, id),
  ])
  if (!question) throw new QuestionNotFound(400)
  // Checks the permission before the edit itself, so that a missing permission is reported first.
  assertCanEditQuestion(viewer, visibilityOf(question), await readPrivileges(ctx))
  const prepared = await prepareQuestion(ctx, edit, viewer, { html: question.parsed_text, tagIds })
  const summary = edit.summary.trim()
  const change = async (locked: LockedQuestion, { facts, privileges }: PermissionFacts): Promise<EditResult> => {
    assertCanEditQuestion(viewer, facts, privileges)
    const tags = await readEdit(locked, prepared)
    if (!tags) return UNCHANGED
    return canEditQuestionWithoutReview(viewer, facts, privileges)
      ? editDirectly(locked, prepared, tags, summary)
      : suggestEdit(locked, prepared, tags, summary)
  }
  return withLockedQuestion(ctx, id, viewer, change, linkTargetsIn(prepared.html))
}

/** Returns the tags after the edit; undefined for an edit without changes. */
async function readEdit(locked: LockedQuestion, prepared: PreparedQuestion): Promise<ChosenTag[] | undefined> {
  const { tx, question } = locked
  const [isWaiting, hasHistory, tags, before] = await Promise.all([
    hasWaitingRevision(tx, 'question', question.id),
    hasRevisions(tx, 'question', question.id),
    readTagChoice(tx, prepared.tags),
    findQuestionTagIds(tx, question.id),
  ])
  if (isWaiting) throw waitingEditRefusal()
  if (isSameText(question, prepared) && isSameSet(before, tags)) return undefined
  if (!hasHistory) await recordRevision(tx, { ...(await firstVersion(tx, question)), status: 'first' })
  return tags
}

async function editDirectly(
  locked: LockedQuestion,
  prepared: PreparedQuestion,
  chosen: readonly ChosenTag[],
  summary: string,
): Promise<EditResult> {
  const { tx } = locked
  const { title, content, html } = prepared
  const { tags, tagIds } = await storeTags(tx, prepared, chosen)
  await recordRevision(tx, { ...versionOf(locked, prepared, tags, summary), status: 'applied' })
  await applyEdit(locked, { title, content, html, tagIds }, summary)
  return { urlTitle: urlTitleOf(title), waitsForReview: false }
}

/** Stores the missing tags and returns all tags. Reads them again only if some were missing. */
async function storeTags(
  tx: Tx,
  { tags: choice }: PreparedQuestion,
  chosen: readonly ChosenTag[],
): Promise<{ tags: readonly ChosenTag[]; tagIds: readonly number[] }> {
  const tagIds = chosen.flatMap((tag) => ('id' in tag ? [tag.id] : []))
  if (choice.missing.length === 0 && tagIds.length === chosen.length) return { tags: chosen, tagIds }
  const stored = await storeTagChoice(tx, choice)
  return { tags: await readTagChoice(tx, choice), tagIds: stored }
}

/** Stores the edit as a suggestion that waits for review. Its new tags are created only when it is approved. */
async function suggestEdit(
  locked: LockedQuestion,
  prepared: PreparedQuestion,
  tags: readonly ChosenTag[],
  summary: string,
): Promise<EditResult> {
  const id = await suggestRevision(locked.tx, versionOf(locked, prepared, tags, summary))
  if (id === undefined) throw waitingEditRefusal()
  return { urlTitle: locked.question.url_title, waitsForReview: true }
}

function versionOf(
  { question, actorId, at }: LockedQuestion,
  { title, content, html }: PreparedQuestion,
  tags: readonly ChosenTag[],
  summary: string,
) {
  return {
    objectType: 'question',
    objectId: question.id,
    userId: actorId,
    title,
    content: { title, content, html, tags: tags.map(versionTag) },
    summary,
    at,
  } as const
}

function isSameText(question: Question, { title, content }: PreparedQuestion): boolean {
  return question.title === title && question.original_text === content
}

/** Compares tags regardless of their order. */
function isSameSet(before: readonly number[], after: readonly ChosenTag[]): boolean {
  return before.length === after.length && after.every((tag) => 'id' in tag && before.includes(tag.id))
}

function waitingEditRefusal(): ActionRefused {
  return new ActionRefused('error.question.cannot_update')
}
