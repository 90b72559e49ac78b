import { isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** What becomes of a new post: it is shown, waits for somebody to look at it, or is deleted. */
export type Verdict = 'approve' | 'hold' | 'delete'

/** A question, an answer or a comment that somebody is about to post; nothing of it is stored yet. */
export interface WrittenPost {
  kind: 'question' | 'answer' | 'comment'
  authorId: number
  /** Of a question; '' otherwise. */
  title: string
  /** The text in Markdown. */
  content: string
  /** The text as it would be shown. */
  html: string
}

/** Looks at a new post before it is stored. The strictest of all verdicts counts. */
export type ReviewPost = (post: WrittenPost) => Verdict | Promise<Verdict>

/** What the reviewers together decided. */
export interface Judgement {
  /** The state that the post is stored in. */
  status: 'available' | 'pending' | 'deleted'
  /** Why it is not shown, one for each reviewer that said so; empty for one that is. */
  reasons: readonly string[]
}

/** A post that nobody has to look at. */
export const APPROVED: Judgement = { status: 'available', reasons: [] }

const reviewers = new WeakMap<AppContext, { reason: string; review: ReviewPost }[]>()

/**
 * Takes a seat at the table where new posts are judged; called by the slice that brings a rule, from its `listen`.
 * @param reason why its verdict is not `approve`: a key of the catalogue under `review.reason.`, or a text as it is
 */
export function contributePostReviewer(app: AppContext, reason: string, review: ReviewPost): void {
  reviewers.set(app, [...(reviewers.get(app) ?? []), { reason, review }])
}

/**
 * Asks every reviewer about a new post. Posts of staff are never judged. Called before the transaction that stores the
 * post, as a reviewer may take its time.
 */
export async function judgePost(app: AppContext, viewer: Viewer, post: WrittenPost): Promise<Judgement> {
  if (isStaff(viewer)) return APPROVED
  let status: Judgement['status'] = 'available'
  const reasons: string[] = []
  for (const { reason, review } of reviewers.get(app) ?? []) {
    const verdict = await review(post)
    if (verdict === 'approve') continue
    reasons.push(reason)
    if (verdict === 'delete') status = 'deleted'
    else if (status === 'available') status = 'pending'
  }
  return { status, reasons }
}
