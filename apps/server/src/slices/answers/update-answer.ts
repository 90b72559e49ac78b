import { assertCanEditAnswer, canEditAnswerWithoutReview } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { together } from '../../platform/db/together.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { assertTextLength, readLinkLimit, renderPost } from '../posts/index.ts'
import { QuestionNotFound } from '../questions/index.ts'
import { ensureFirstRevision, hasWaitingRevision, recordRevision, suggestRevision } from '../revisions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { answerVersion } from './answer-version.ts'
import { answerFactsOf } from './answer.ts'
import { applyAnswerEdit } from './apply-answer-edit.ts'
import { AnswerNotEditable } from './errors.ts'
import type { LockedAnswer } from './locked-answer.ts'
import { lockVisibleAnswer } from './locked-answer.ts'

/** The new text of an answer. */
interface AnswerEdit {
  answerId: number
  /** The question that the answer belongs to according to the client; checked against the stored answer. */
  questionId: number
  content: string
  summary: string
}

/**
 * Edits an answer, or suggests the edit if the editor's edits are reviewed. Does nothing if the text is unchanged.
 * @throws {AnswerNotFound} {QuestionNotFound} 400, also for an answer of another question
 * @throws {AnswerNotEditable} another edit is waiting for review
 * @throws {InvalidFields} on `content`: too short or too long, or with more links than the editor may post
 * @throws {PermissionDenied} {ActionRefused} the editor is not the author and lacks the reputation, or the answer
 * is deleted
 */
export async function updateAnswer(
  ctx: AppContext,
  { answerId, questionId, content, summary }: AnswerEdit,
  viewer: Viewer,
): Promise<{ waitsForReview: boolean }> {
  assertTextLength('answer', content)
  const privileges = await readPrivileges(ctx)
  const html = await renderPost(ctx, content)
  const assertLinks = await readLinkLimit(ctx, viewer)
  return ctx.db.transaction().execute(async (tx) => {
    const locked = await lockVisibleAnswer(tx, answerId, viewer, html)
    if (questionId !== locked.question.id) throw new QuestionNotFound(400)
    const facts = answerFactsOf(locked.answer)
    assertCanEditAnswer(viewer, facts, privileges)
    const isChanged = content !== locked.answer.original_text
    const [isWaiting] = await together([
      hasWaitingRevision(tx, 'answer', locked.answer.id),
      // An imported answer may have no history yet. If the edit is refused, the rollback removes this version again.
      isChanged && ensureFirstRevision(tx, answerVersion(locked)),
    ])
    if (isWaiting) throw new AnswerNotEditable()
    if (!isChanged) return { waitsForReview: false }
    assertLinks({ field: 'content', html, before: locked.answer.parsed_text })
    const edit = { content, html, summary, editorId: viewer.id }
    const direct = canEditAnswerWithoutReview(viewer, facts, privileges)
    await (direct ? storeEdit(ctx, tx, locked, edit) : storeSuggestion(ctx, tx, locked, edit))
    return { waitsForReview: !direct }
  })
}

interface Edit {
  content: string
  html: string
  summary: string
  editorId: number
}

async function storeEdit(ctx: AppContext, tx: Tx, locked: LockedAnswer, edit: Edit): Promise<void> {
  const version = newVersion(ctx, locked, edit)
  await recordRevision(tx, { ...version, status: 'applied' })
  await applyAnswerEdit(ctx, tx, locked, { ...edit, at: version.at })
}

async function storeSuggestion(ctx: AppContext, tx: Tx, locked: LockedAnswer, edit: Edit): Promise<void> {
  const version = newVersion(ctx, locked, edit)
  if ((await suggestRevision(tx, version)) === undefined) throw new AnswerNotEditable()
}

function newVersion(ctx: AppContext, locked: LockedAnswer, { content, html, summary, editorId }: Edit) {
  return { ...answerVersion(locked), userId: editorId, content: { content, html }, summary, at: ctx.clock.now() }
}
