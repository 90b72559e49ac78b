import type { Schemas } from '@quandary/api-client'

/** An action on a post, as named by the API. */
export type PostAction = Schemas['MemberAction']['action']

/** The post or comment that an action applies to. */
export interface PostActionTarget {
  kind: 'question' | 'answer' | 'comment'
  id: string
  /** True if deletion would also remove answers, or the answer is accepted: the dialog warns about it. */
  valued?: boolean
}

/** Actions that run at once; all others ask first. */
export type QuickAction = 'unpin' | 'hide' | 'show'

/** Returns true if an action runs without asking. */
export function isQuick(action: PostAction): action is QuickAction {
  return action === 'unpin' || action === 'hide' || action === 'show'
}
