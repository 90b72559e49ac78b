/** What somebody is told, by the keys `notification.action.*` of the catalogue. */
export type NotificationAction =
  | 'answer_the_question'
  | 'accept_answer'
  | 'comment_question'
  | 'comment_answer'
  | 'reply_to_you'
  | 'mention_you'

export type NotificationKind = 'inbox' | 'achievement'

/**
 * Who is told about a comment: who is replied to, else who is mentioned, else who wrote the post (wire endpoints §A6).
 * Nobody is told about their own comment.
 */
export function receiversOfComment(comment: {
  userId: number
  objectType: 1 | 2
  postAuthorId: number
  repliedUserId: number | null
  mentionedUserIds: readonly number[]
}): { action: NotificationAction; userIds: number[] } {
  const { userId, repliedUserId, mentionedUserIds } = comment
  const others = (ids: readonly number[]): number[] => [...new Set(ids)].filter((id) => id !== userId)
  if (repliedUserId !== null) return { action: 'reply_to_you', userIds: others([repliedUserId]) }
  if (mentionedUserIds.length > 0) return { action: 'mention_you', userIds: others(mentionedUserIds) }
  const action = comment.objectType === 1 ? 'comment_question' : 'comment_answer'
  return { action, userIds: others([comment.postAuthorId]) }
}
