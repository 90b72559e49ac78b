/** The actions shown by each filter of the inbox. */
const INBOX_TYPES = {
  posts: [
    'update_question',
    'answer_the_question',
    'update_answer',
    'accept_answer',
    'comment_question',
    'comment_answer',
    'reply_to_you',
    'mention_you',
    'your_question_is_closed',
    'your_question_was_deleted',
    'your_answer_was_deleted',
    'your_comment_was_deleted',
    'your_flag_was_accepted',
    'your_flag_was_declined',
  ],
  invites: ['invited_you_to_answer'],
  votes: ['up_voted_question', 'down_voted_question', 'up_voted_answer', 'down_voted_answer', 'up_voted_comment'],
} as const

export type InboxType = keyof typeof INBOX_TYPES

/** Actions of inbox notifications; the keys `notification.action.*` of the catalogue. */
export type InboxAction = (typeof INBOX_TYPES)[InboxType][number]

export type NotificationKind = 'inbox' | 'achievement'

/** Returns the actions behind a filter of the inbox; undefined for all of them. */
export function actionsOfInbox(filter: string): readonly InboxAction[] | undefined {
  // `in` does not narrow the left side.
  return filter in INBOX_TYPES ? INBOX_TYPES[filter as InboxType] : undefined
}

/** Returns true if a text from a request names a kind of notification. */
export function isNotificationKind(text: string): text is NotificationKind {
  return text === 'inbox' || text === 'achievement'
}

/** Returns true for actions whose actor stays anonymous: downvotes (docs/spec/domain.md#notifications). */
export function hidesActor(action: string): boolean {
  return action === 'down_voted_question' || action === 'down_voted_answer'
}

/**
 * Returns who is notified of a comment: the person replied to, else those mentioned, else the author of the post.
 * Nobody is notified of their own comment.
 */
export function recipientsOfComment(comment: {
  userId: number
  objectType: 'question' | 'answer'
  postAuthorId: number
  repliedUserId: number | null
  mentionedUserIds: readonly number[]
}): { action: InboxAction; userIds: number[] } {
  const { userId, repliedUserId, mentionedUserIds } = comment
  const others = (ids: readonly number[]): number[] => [...new Set(ids)].filter((id) => id !== userId)
  if (repliedUserId !== null) return { action: 'reply_to_you', userIds: others([repliedUserId]) }
  if (mentionedUserIds.length > 0) return { action: 'mention_you', userIds: others(mentionedUserIds) }
  const action = comment.objectType === 'question' ? 'comment_question' : 'comment_answer'
  return { action, userIds: others([comment.postAuthorId]) }
}
