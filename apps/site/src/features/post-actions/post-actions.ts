import type { ApiResult, QuandaryClient } from '@quandary/api-client'
import type { PostActionTarget, QuickAction } from '../posts/index.ts'

/** An action that needs a confirmation but no reason, and the kind of its object. The keys of its texts contain this name. */
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
