/** An action a viewer may take on an object, as the API names it. */
export type ActionKey =
  | 'report'
  | 'edit'
  | 'delete'
  | 'undelete'
  | 'close'
  | 'reopen'
  | 'pin'
  | 'unpin'
  | 'hide'
  | 'show'
  | 'invite_other_to_answer'

/** The dialog an action opens. */
export type ActionType = 'reason' | 'edit' | 'confirm'

/** An offered action. The API adds a label in the viewer's language. */
export interface OfferedAction {
  action: ActionKey
  type: ActionType
}

/** Returns the allowed actions among the candidates, in the given order. */
export function offer(candidates: readonly [ActionKey, ActionType, boolean][]): OfferedAction[] {
  return candidates.filter(([, , allowed]) => allowed).map(([action, type]) => ({ action, type }))
}
