import type { messages } from '@quandary/i18n/catalogues/en_US/server'

/** The actions with a text in the catalogue, so that an action without one is a type error. */
type ActionWithWords<Key = keyof typeof messages> = Key extends `notification.action.${infer Action}` ? Action : never

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
} as const satisfies Record<string, readonly ActionWithWords[]>

export type InboxType = keyof typeof INBOX_TYPES

/** Actions of inbox notifications. The text of each is `notification.action.<action>` in the catalogue. */
export type InboxAction = (typeof INBOX_TYPES)[InboxType][number]

export type NotificationKind = 'inbox' | 'achievement'

/** Returns the actions that a filter of the inbox shows; undefined for a filter that shows all actions. */
export function actionsOfInbox(filter: string): readonly InboxAction[] | undefined {
  // The cast is needed because TypeScript does not narrow the left side of `in`.
  return filter in INBOX_TYPES ? INBOX_TYPES[filter as InboxType] : undefined
}

/** Returns true if a text from a request names a kind of notification. */
export function isNotificationKind(text: string): text is NotificationKind {
  return text === 'inbox' || text === 'achievement'
}

/** Actions on the recipient's own posts and flags, which are announced even when the question is muted. */
const NEVER_MUTED: ReadonlySet<InboxAction> = new Set([
  ...INBOX_TYPES.votes,
  'your_question_is_closed',
  'your_question_was_deleted',
  'your_answer_was_deleted',
  'your_comment_was_deleted',
  'your_flag_was_accepted',
  'your_flag_was_declined',
])

/**
 * Actions of which both the followers of a question and the author of the post are notified. A mute silences them for
 * the followers only.
 */
const NOT_MUTED_FOR_AUTHOR: ReadonlySet<InboxAction> = new Set(['update_question', 'update_answer', 'accept_answer'])

/**
 * Returns true if people who muted the question are not notified of an action.
 * @param isAuthor whether the person wrote the post that the action is about
 */
export function isSilencedByMute(action: InboxAction, isAuthor: boolean): boolean {
  return !NEVER_MUTED.has(action) && !(isAuthor && NOT_MUTED_FOR_AUTHOR.has(action))
}

/** Returns true for actions whose actor stays anonymous: downvotes (docs/spec/domain.md#notifications). */
export function hidesActor(action: string): boolean {
  return action === 'down_voted_question' || action === 'down_voted_answer'
}

/** One action that a comment notifies people of, such as a reply or a mention, and those people. */
export interface CommentRecipients {
  action: InboxAction
  userIds: number[]
}

/**
 * Returns who is notified of a comment: the person replied to, those mentioned and the author of the post. A person to
 * whom several of these apply is notified once, for the first one in this order; nobody is notified of their own
 * comment.
 */
export function recipientsOfComment(comment: {
  userId: number
  objectType: 'question' | 'answer'
  postAuthorId: number
  repliedUserId: number | null
  mentionedUserIds: readonly number[]
}): CommentRecipients[] {
  const notified = new Set([comment.userId])
  const notYetNotified = (ids: readonly number[]): number[] => {
    const fresh = [...new Set(ids)].filter((id) => !notified.has(id))
    for (const id of fresh) notified.add(id)
    return fresh
  }
  const { repliedUserId, mentionedUserIds, postAuthorId, objectType } = comment
  const all: CommentRecipients[] = [
    { action: 'reply_to_you', userIds: notYetNotified(repliedUserId === null ? [] : [repliedUserId]) },
    { action: 'mention_you', userIds: notYetNotified(mentionedUserIds) },
    {
      action: objectType === 'question' ? 'comment_question' : 'comment_answer',
      userIds: notYetNotified([postAuthorId]),
    },
  ]
  return all.filter(({ userIds }) => userIds.length > 0)
}
