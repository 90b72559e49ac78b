import type { ApiError, ApiResult, QuandaryClient } from '@quandary/api-client'
import { isStaff } from '@quandary/guards'
import { actionWithKey, type Toasts } from '@quandary/ui'
import type { PostActionTarget, PostingWords, QuickAction } from '../posts/index.ts'

/**
 * An action that needs no reason, at most a confirmation, named with the kind of its object. The keys of its texts
 * contain this name.
 */
export type ConfirmedPostAction =
  | 'delete_question'
  | 'delete_answer'
  | 'delete_comment'
  | 'undelete_question'
  | 'undelete_answer'
  | 'reopen_question'
  | 'pin_question'
  | `${QuickAction}_question`

export function performPostAction(
  api: QuandaryClient,
  { id }: PostActionTarget,
  act: ConfirmedPostAction,
): Promise<ApiResult<null>> {
  switch (act) {
    case 'delete_question':
      return api.call('deleteQuestion', { body: { id } })
    case 'delete_answer':
      return api.call('deleteAnswer', { body: { id } })
    case 'delete_comment':
      return api.call('deleteComment', { body: { comment_id: id } })
    case 'undelete_question':
      return api.call('recoverQuestion', { body: { question_id: id } })
    case 'undelete_answer':
      return api.call('recoverAnswer', { body: { answer_id: id } })
    case 'reopen_question':
      return api.call('reopenQuestion', { body: { question_id: id } })
    case 'pin_question':
      return api.call('operateQuestion', { body: { id, operation: 'pin' } })
    case 'unpin_question':
      return api.call('operateQuestion', { body: { id, operation: 'unpin' } })
    case 'hide_question':
      return api.call('operateQuestion', { body: { id, operation: 'hide' } })
    case 'show_question':
      return api.call('operateQuestion', { body: { id, operation: 'show' } })
  }
}

/**
 * An action whose success is reported. Closing is included, although it asks for a reason instead of a confirmation.
 */
type DonePostAction = ConfirmedPostAction | 'close_question'

/** The inverse of each action. Actions without an entry cannot be undone, or only with a reason. */
const inverses: Partial<Record<DonePostAction, ConfirmedPostAction>> = {
  delete_question: 'undelete_question',
  delete_answer: 'undelete_answer',
  undelete_question: 'delete_question',
  undelete_answer: 'delete_answer',
  close_question: 'reopen_question',
  pin_question: 'unpin_question',
  unpin_question: 'pin_question',
  hide_question: 'show_question',
  show_question: 'hide_question',
}

/** Dependencies of {@link reportDone}. */
interface Outcome {
  api: QuandaryClient
  words: PostingWords
  toasts: Toasts
  /** Refetches the data that the action changed. */
  refetch: () => Promise<unknown>
  /** Reports that undoing failed. */
  report: (error: ApiError) => void
  viewer: Parameters<typeof isStaff>[0]
}

/**
 * Reports that an action is done, and offers an undo button to staff. Other members lack the permission for the inverse
 * action.
 */
export function reportDone(post: PostActionTarget, act: DonePostAction, outcome: Outcome): void {
  const { api, words, toasts, refetch, report, viewer } = outcome
  const inverse = isStaff(viewer) ? inverses[act] : undefined
  const undo = async (taken: ConfirmedPostAction) => {
    const { error } = await performPostAction(api, post, taken)
    if (error) return report(error)
    await refetch()
    toasts.show({ text: words(`act.${taken}.done`) })
  }
  toasts.show({
    text: words(act === 'close_question' ? 'close.done' : `act.${act}.done`),
    ...(inverse !== undefined && {
      action: actionWithKey({ label: words('act.undo'), onSelect: () => void undo(inverse) }),
    }),
  })
}
