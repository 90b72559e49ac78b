import type { Schemas } from '@quandary/api-client'

/** An action on a post, as named by the API. */
export type PostAction = Schemas['MemberAction']['action']

/** The post or comment that an action applies to. */
export interface PostActionTarget {
  kind: 'question' | 'answer' | 'comment'
  id: string
  /**
   * True if the answer is accepted, or if deleting the post would also delete answers. The confirmation dialog then
   * shows a warning.
   */
  valued?: boolean
}

/** Actions that run immediately. All others ask for a reason or a confirmation first. */
export type QuickAction = 'unpin' | 'hide' | 'show'

/** Returns true if an action runs without a reason or confirmation. */
export function isQuick(action: PostAction): action is QuickAction {
  return action === 'unpin' || action === 'hide' || action === 'show'
}
