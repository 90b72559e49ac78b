import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { LockedAnswer } from '../answers/index.ts'
import { findAnswer, lockAnswer, QUESTION_PENDING, removeAnswer, showAnswer } from '../answers/index.ts'
import { findVisibleComment, removeComment, showComment } from '../comments/index.ts'
import type { LockedQuestion } from '../questions/index.ts'
import { withLockedQuestion, isUnavailable, linkTargetsIn, deleteLocked, showPending } from '../questions/index.ts'
import type { PendingPost } from './store.ts'
import { decidePendingPost, findPendingAnswersOf, findPendingPost } from './store.ts'

interface Reviewing {
  row: PendingPost
  approves: boolean
  viewer: Viewer
}

/**
 * Shows or deletes a pending post and notifies its author. The first of two concurrent reviewers decides. Nothing
 * happens to a post that does not exist, was already decided on, was edited by its author since the reviewer read it,
 * or whose parent is not shown.
 */
export async function reviewPendingPost(
  ctx: AppContext,
  { reviewId, approves }: { reviewId: number; approves: boolean },
  viewer: Viewer,
): Promise<void> {
  const row = await findPendingPost(ctx.db, reviewId)
  if (row?.status !== 'waiting') return
  const reviewing = { row, approves, viewer }
  if (row.object_type === 'question') await reviewQuestion(ctx, reviewing)
  else if (row.object_type === 'answer') await reviewAnswer(ctx, reviewing)
  else await reviewComment(ctx, reviewing)
}

/** Records the decision on a post that the caller has locked. Returns false if another reviewer decided first. */
function decide(ctx: AppContext, tx: Tx, { row, approves, viewer }: Reviewing): Promise<boolean> {
  const status = approves ? 'approved' : 'deleted'
  return decidePendingPost(tx, row.id, { status, userId: viewer.id, at: ctx.clock.now() })
}

async function reviewQuestion(ctx: AppContext, reviewing: Reviewing): Promise<void> {
  const { row, approves, viewer } = reviewing
  const answers = await Promise.all(
    (await findPendingAnswersOf(ctx.db, row.object_id)).map((answer) => findAnswer(ctx.db, answer.object_id)),
  )
  const targets = answers.flatMap((answer) => (answer ? [...linkTargetsIn(answer.parsed_text)] : []))
  const change = async (locked: LockedQuestion): Promise<void> => {
    if (!(await decide(ctx, locked.tx, reviewing))) return
    if (!approves) return deleteLocked(locked)
    await showPending(locked)
    await showAnswersOf(locked)
  }
  await withLockedQuestion(ctx, row.object_id, viewer, change, targets)
}

/** Shows the answers that were pending only because their question was. */
async function showAnswersOf({ ctx, tx, question, actorId }: LockedQuestion): Promise<void> {
  for (const row of await findPendingAnswersOf(tx, question.id)) {
    const locked = isPendingOnlyWithQuestion(row) ? await lockAnswer(tx, row.object_id) : undefined
    if (locked) await showAnswer(ctx, tx, locked, actorId)
  }
}

function isPendingOnlyWithQuestion(row: PendingPost): boolean {
  return row.reasons === JSON.stringify([QUESTION_PENDING])
}

async function reviewAnswer(ctx: AppContext, reviewing: Reviewing): Promise<void> {
  const { row, approves, viewer } = reviewing
  await ctx.db.transaction().execute(async (tx) => {
    const locked: LockedAnswer | undefined = await lockAnswer(tx, row.object_id)
    if (!locked || isUnavailable(locked.question) || !(await decide(ctx, tx, reviewing))) return
    await (approves ? showAnswer : removeAnswer)(ctx, tx, locked, viewer.id)
  })
}

async function reviewComment(ctx: AppContext, reviewing: Reviewing): Promise<void> {
  const { row, approves, viewer } = reviewing
  await ctx.db.transaction().execute(async (tx) => {
    await lockRow(tx, 'comments', row.object_id)
    // The comment may have been deleted while this call waited for the lock.
    if ((await findPendingPost(tx, row.id))?.status !== 'waiting') return
    const found = await findVisibleComment(tx, row.object_id, viewer)
    if (found.post.deleted || !(await decide(ctx, tx, reviewing))) return
    await (approves ? showComment : removeComment)(ctx, tx, found, viewer.id)
  })
}
