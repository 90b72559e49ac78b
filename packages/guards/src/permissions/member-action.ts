/** Something a viewer may do with an object, as the wire names it. */
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

/** An offered action; the label is added where the language is known. */
export interface OfferedAction {
  action: ActionKey
  type: ActionType
}

/** Keeps the actions that are allowed, in the order given. */
export function offer(candidates: readonly [ActionKey, ActionType, boolean][]): OfferedAction[] {
  return candidates.filter(([, , allowed]) => allowed).map(([action, type]) => ({ action, type }))
}
