/** Name of an object in a sequence of actions: posts are `q12`, `a7`, `c30`, suggested edits `s4`, flags `f2`. */
export type Key = string
/** Index in the list of people: 0 is the administrator, 1 the moderator, the rest are members. */
export type PersonIndex = number

/**
 * An attempted action as plain data, so that a sequence of actions can be printed and replayed. The name of a created
 * object is part of the operation (`as`), so that leaving out other operations does not change it.
 */
export type Action =
  | { do: 'ask'; as: Key; tags: string[]; answerAs?: Key }
  | { do: 'editQuestion'; on: Key; tags: string[]; text: string; as: Key }
  | { do: 'deleteQuestion'; on: Key }
  | { do: 'recoverQuestion'; on: Key }
  | { do: 'reopen'; on: Key }
  | { do: 'close'; on: Key; reason: CloseReason }
  | { do: 'pin'; on: Key }
  | { do: 'unpin'; on: Key }
  | { do: 'hide'; on: Key }
  | { do: 'show'; on: Key }
  | { do: 'answer'; on: Key; as: Key }
  | { do: 'editAnswer'; on: Key; question: Key; text: string; as: Key }
  | { do: 'deleteAnswer'; on: Key }
  | { do: 'recoverAnswer'; on: Key }
  | { do: 'accept'; on: Key; answer: Key | null }
  | { do: 'comment'; on: Key; as: Key; replyTo: Key | null; mentions: PersonIndex[] }
  | { do: 'editComment'; on: Key; text: string; mentions: PersonIndex[] }
  | { do: 'deleteComment'; on: Key }
  | { do: 'vote'; on: Key; direction: 1 | -1; cancel: boolean }
  | { do: 'bookmark'; on: Key; wanted: boolean }
  | { do: 'followQuestion'; on: Key; wanted: boolean }
  | { do: 'followTag'; tag: string; wanted: boolean }
  | { do: 'followPerson'; person: PersonIndex; wanted: boolean }
  | { do: 'followTags'; tags: string[] }
  | { do: 'createTag'; tag: string; text: string }
  | { do: 'editTag'; tag: string; text: string; as: Key }
  | { do: 'deleteTag'; tag: string }
  | { do: 'recoverTag'; tag: string }
  | { do: 'synonyms'; tag: string; tags: string[] }
  | { do: 'mergeTags'; tag: string; into: string }
  | { do: 'audit'; suggestion: Key; approve: boolean }
  | { do: 'flag'; on: Key; as: Key }
  | { do: 'handleFlag'; flag: Key; outcome: FlagOutcome }
  | { do: 'setStatus'; person: PersonIndex; status: 'normal' | 'suspended' }
  | { do: 'invite'; on: Key; people: PersonIndex[] }
  | { do: 'clearDot'; kind: NotificationList }
  | { do: 'readAll'; kind: NotificationList }
  | { do: 'readOne'; kind: NotificationList; place: number }

/** The two lists of notifications. */
export type NotificationList = 'inbox' | 'achievement'

/** Ids of reasons for closing: one that needs no message, and one that does. */
export type CloseReason = 63 | 64
export type FlagOutcome = 'ignore_report' | 'delete_post' | 'close_post' | 'unlist_post'

/** An action, its actor, and the milliseconds since the previous operation. */
export type Operation = Action & { by: PersonIndex; wait: number }

/** An action of one kind. */
export type ActionOf<Kind extends Action['do']> = Extract<Action, { do: Kind }>

/** The reason that a question is closed for after a flag. */
export const CLOSED_BY_FLAG = 63

/** Returns a person's username on the site. */
export function usernameOf(person: PersonIndex): string {
  return person === 0 ? 'admin' : `person${person}`
}

/** Writes the text of a comment that mentions people. */
export function commentText(text: string, mentions: readonly PersonIndex[]): string {
  return [text, ...mentions.map((person) => `@${usernameOf(person)}`)].join(' ')
}
