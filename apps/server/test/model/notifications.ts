import type { Key, NotificationList, PersonIndex } from './operation.ts'
import type { ModelNotification, World } from './world.ts'
import { isStaff, parentOf, personOf, postOf, canSee } from './world.ts'

/** Notifies people in their inbox, except the actor and those who cannot see the question. */
export function notify(
  world: World,
  notification: { action: string; on: Key; actor: PersonIndex },
  readers: Iterable<PersonIndex>,
): void {
  for (const to of new Set(readers)) {
    if (!isNotified(world, notification, to)) continue
    // If the same actor repeats an action on an object, an unread notification is only refreshed.
    const unread = sameNotification(world, notification, to).find((notice) => !notice.read)
    if (unread) Object.assign(unread, { at: world.now, seen: false })
    else
      personOf(world, to).notices.push({ ...notification, to, kind: 'inbox', at: world.now, read: false, seen: false })
  }
}

/** Notifies the author about a vote, only once per voter, even if the vote is withdrawn and cast again. */
export function notifyOfVote(
  world: World,
  notification: { action: string; on: Key; actor: PersonIndex },
  to: PersonIndex,
): void {
  if (sameNotification(world, notification, to).length === 0) notify(world, notification, [to])
}

/**
 * Notifies a person that a post has changed their reputation: one row per post, which is counted as unread only once.
 */
export function notifyOfReputation(world: World, to: PersonIndex, on: Key, actor: PersonIndex): void {
  if (!isNotified(world, { on, actor }, to)) return
  const { notices } = personOf(world, to)
  const known = notices.find((notice) => notice.kind === 'achievement' && notice.on === on)
  if (known) known.at = world.now
  else {
    const row = { to, on, actor, kind: 'achievement', action: 'reputation', at: world.now } as const
    notices.push({ ...row, read: false, seen: false })
  }
}

/** Returns the visible notifications of a kind, last changed first. */
export function visibleNotifications(world: World, person: PersonIndex, kind: NotificationList): ModelNotification[] {
  return ownOf(world, person, kind)
    .filter((notice) => leadsSomewhere(world, notice))
    .toReversed()
    .toSorted((a, b) => b.at - a.at)
}

/** Returns where a notification about a post links to. */
export function placeOf(world: World, on: Key): { question: Key; answer: Key | null; comment: Key | null } {
  const post = world.posts.get(on)
  if (post?.kind === 'comment') return { ...placeOf(world, post.under), comment: on }
  if (post?.kind === 'answer') return { question: post.question, answer: on, comment: null }
  return { question: on, answer: null, comment: null }
}

function isNotified(world: World, { on, actor }: Pick<ModelNotification, 'on' | 'actor'>, to: PersonIndex): boolean {
  return to !== actor && canSee(world, to, postOf(world, 'question', placeOf(world, on).question))
}

function sameNotification(
  world: World,
  { action, on, actor }: Pick<ModelNotification, 'action' | 'on' | 'actor'>,
  to: PersonIndex,
) {
  return personOf(world, to).notices.filter(
    (notice) => notice.action === action && notice.on === on && notice.actor === actor,
  )
}

/**
 * True if the recipient can see what a notification links to. Deleted comments are visible to nobody; questions and
 * answers follow their own visibility.
 */
function leadsSomewhere(world: World, { on, to }: ModelNotification): boolean {
  const { question, answer, comment } = placeOf(world, on)
  if (comment !== null && postOf(world, 'comment', comment).deleted) return false
  if (isStaff(world, to)) return true
  if (!canSee(world, to, postOf(world, 'question', question))) return false
  return answer === null || canSee(world, to, postOf(world, 'answer', answer))
}

/** Returns the people notified about a question: its author and its followers. */
export function readersOf(world: World, question: Key): PersonIndex[] {
  const { author, followers } = postOf(world, 'question', question)
  return [author, ...followers]
}

/** Notifies about a new comment: the person replied to, those mentioned, and the post's author, each only once. */
export function notifyOfComment(world: World, on: Key, replyTo: Key | null): void {
  const comment = postOf(world, 'comment', on)
  const notification = { on, actor: comment.author }
  const parent = parentOf(world, comment)
  const replied = replyTo === null ? [] : [postOf(world, 'comment', replyTo).author]
  const mentioned = comment.mentions.filter((person) => !replied.includes(person))
  const author = [parent.author].filter((person) => !replied.includes(person) && !mentioned.includes(person))
  notify(world, { ...notification, action: 'reply_to_you' }, replied)
  notify(world, { ...notification, action: 'mention_you' }, mentioned)
  notify(world, { ...notification, action: `comment_${parent.kind}` }, author)
}

/** Notifies about an edit of an answer: the asker, the followers and the answer's author. */
export function notifyOfAnswerEdit(world: World, on: Key, actor: PersonIndex): void {
  const answer = postOf(world, 'answer', on)
  const notification = { action: 'update_answer', on, actor }
  notify(world, notification, readersOf(world, answer.question))
  // The author may be one of the people notified above, and must not be notified twice.
  if (!readersOf(world, answer.question).includes(answer.author)) notify(world, notification, [answer.author])
}

/** Clears the unread count of one list. */
export function clearUnreadCount(world: World, person: PersonIndex, kind: NotificationList): void {
  for (const notice of ownOf(world, person, kind)) notice.seen = true
}

/** Marks all notifications of one list as read. */
export function readAll(world: World, person: PersonIndex, kind: NotificationList): void {
  for (const notice of ownOf(world, person, kind)) readOne(notice)
}

/** Marks a notification as read, which removes it from the unread count. */
export function readOne(notice: ModelNotification): void {
  notice.read = true
  notice.seen = true
}

function ownOf(world: World, person: PersonIndex, kind: NotificationList): ModelNotification[] {
  return personOf(world, person).notices.filter((notice) => notice.kind === kind)
}
