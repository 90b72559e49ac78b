import type { Schemas } from '@quandary/api-client'

/** An act on a post, as the wire names it. */
export type PostAction = Schemas['MemberAction']['action']

/** A post that something is done to. */
export interface ActedPost {
  kind: 'question' | 'answer' | 'comment'
  id: string
  /** Others' work would go with it, or it is what somebody chose: deleting says so. */
  valued?: boolean
}

/** Acts that are done at once; all others ask first (product spec §4). */
export type QuickAction = 'unpin' | 'hide' | 'show'

/** Whether an act is done without asking. */
export function isQuick(action: PostAction): action is QuickAction {
  return action === 'unpin' || action === 'hide' || action === 'show'
}
