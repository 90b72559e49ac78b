import { isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { defineSlot } from '../../platform/slots/slots.ts'

/** The decision about a new post: show it, make it pending, or delete it. */
export type Verdict = 'approve' | 'hold' | 'delete'

/** A question, an answer or a comment about to be stored. */
export interface WrittenPost {
  kind: 'question' | 'answer' | 'comment'
  authorId: number
  /** The title of a question; '' for other posts. */
  title: string
  /** Markdown. */
  content: string
  /** The rendered content. */
  html: string
}

/** Reviews a new post before it is stored. The strictest verdict of all reviewers wins. */
export type ReviewPost = (post: WrittenPost) => Verdict | Promise<Verdict>

/** The combined decision of all reviewers. */
export interface Judgement {
  /** The state in which the post is stored. */
  status: 'available' | 'pending' | 'deleted'
  /** One reason for each reviewer that did not approve; empty when the post is shown. */
  reasons: readonly string[]
}

/** The judgement of a post that needs no review. */
export const APPROVED: Judgement = { status: 'available', reasons: [] }

/** A reviewer of new posts. */
export interface PostReviewer {
  /**
   * The reason that is reported if the verdict is not `approve`: a catalogue key below `review.reason.`, or a literal
   * text.
   */
  reason: string
  review: ReviewPost
}

/** The reviewers of new posts, from the slices that define the rules. */
export const postReviewers = defineSlot<PostReviewer>('post.reviewers')

/**
 * Asks every reviewer about a new post; posts of staff are always approved. Call it before opening the transaction that
 * stores the post, because a reviewer may be slow.
 */
export async function judgePost(ctx: AppContext, viewer: Viewer, post: WrittenPost): Promise<Judgement> {
  if (isStaff(viewer)) return APPROVED
  let status: Judgement['status'] = 'available'
  const reasons: string[] = []
  for (const { reason, review } of ctx.slots.all(postReviewers)) {
    const verdict = await review(post)
    if (verdict === 'approve') continue
    reasons.push(reason)
    if (verdict === 'delete') status = 'deleted'
    else if (status === 'available') status = 'pending'
  }
  return { status, reasons }
}
