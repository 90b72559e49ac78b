import { hasPermission } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRows } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { applyAnswerEdit, lockAnswer } from '../answers/index.ts'
import { applyQuestionEdit, findLinkTargets, linkTargetsIn } from '../questions/index.ts'
import { awardApprovedEdit } from '../reputation/index.ts'
import type { Revision } from '../revisions/index.ts'
import { decideRevision, findRevision } from '../revisions/index.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { applyTagEdit, lockTags } from '../tags/index.ts'
import { MayNotReview, ReviewedObjectNotFound } from './errors.ts'
import { findReviewedObject } from './reviewed-object.ts'

/**
 * Decides on a suggested edit. Approving applies it and gives its author two reputation points, once. A suggestion that
 * is absent or already decided is ignored, so the first of two concurrent reviewers wins.
 * @throws {MayNotReview} without the audit permission for its kind, if the object is hidden from the viewer, or when
 * approving one's own suggestion; also whatever applying the edit throws, for instance if the object is deleted
 */
export async function auditRevision(
  ctx: AppContext,
  { revisionId, approves }: { revisionId: number; approves: boolean },
  viewer: Viewer,
): Promise<void> {
  const revision = await findRevision(ctx.db, revisionId)
  if (revision?.status !== 'waiting') return
  await assertMayReview(ctx, revision, viewer, approves)
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    if (approves) await lockRevised(tx, revision)
    const status = approves ? 'applied' : 'rejected'
    const decided = await decideRevision(tx, revision.id, { status, reviewerId: viewer.id, at })
    if (!decided || !approves) return
    await applyRevision(ctx, tx, revision, at)
    await awardApprovedEdit(ctx, tx, {
      revisionId: revision.id,
      submitterId: revision.user_id,
      actorId: viewer.id,
      objectType: revision.object_type,
      objectId: revision.object_id,
    })
  })
}

/** Throws unless the viewer may decide on suggested edits and sees the object. Nobody may approve their own edit. */
async function assertMayReview(ctx: AppContext, revision: Revision, viewer: Viewer, approves: boolean): Promise<void> {
  const kind = revision.object_type
  const may = hasPermission(viewer, `${kind}.audit`, await readPrivileges(ctx))
  const seen = await findReviewedObject(ctx, { type: revision.object_type, id: revision.object_id }, viewer)
  if (!may || !seen || (approves && revision.user_id === viewer.id)) throw new MayNotReview()
}

/** Locks the edited object before deciding on the edit, in the order that deletion uses, which avoids deadlocks. */
async function lockRevised(tx: Tx, revision: Revision): Promise<void> {
  const { object_id: id } = revision
  switch (revision.object_type) {
    case 'question': {
      const targets = [...linkTargetsIn(revision.content.html), ...(await findLinkTargets(tx, id))]
      await lockRows(tx, 'questions', [id, ...targets])
      return
    }
    case 'answer':
      await lockAnswer(tx, id, revision.content.html)
      return
    case 'tag':
      await lockTags(tx, [id])
  }
}

async function applyRevision(ctx: AppContext, tx: Tx, revision: Revision, at: number): Promise<void> {
  const { user_id: actorId, summary } = revision
  switch (revision.object_type) {
    case 'question':
      return applyQuestionEdit(ctx, tx, revision)
    case 'answer': {
      const locked = await lockAnswer(tx, revision.object_id, revision.content.html)
      if (!locked) throw new ReviewedObjectNotFound()
      const edit = { ...revision.content, summary, editorId: actorId, at }
      return applyAnswerEdit(ctx, tx, locked, edit)
    }
    case 'tag':
      return applyTagEdit(ctx, tx, {
        tagId: revision.object_id,
        content: revision.content,
        actorId,
        summary,
        at,
      })
  }
}
