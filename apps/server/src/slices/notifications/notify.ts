import { canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Question } from '../questions/index.ts'
import { findQuestion, visibilityOf } from '../questions/index.ts'
import type { User } from '../users/index.ts'
import { findUsers, viewerOf } from '../users/index.ts'
import { mailNotification } from './mail-notification.ts'
import { findMutersAmong } from './muted-questions-store.ts'
import { isSilencedByMute } from './notification.ts'
import type { InboxNotification } from './store.ts'
import { putAchievement, putIntoInbox } from './store.ts'

/**
 * Puts a notification into people's inboxes, in the transaction of the event. The actor, people who may not see the
 * question and those who muted it are left out. Those in `mailed` also get a mail if they want mails and the action has a template.
 * @param mailed those of `userIds` who may be mailed; nobody by default
 */
export async function notify(
  app: AppContext,
  tx: Tx,
  notification: InboxNotification,
  userIds: readonly number[],
  mailed: readonly number[] = [],
): Promise<void> {
  const question = await findQuestion(tx, notification.place.question_id)
  if (!question) return
  const reached = await findRecipients(tx, question, userIds, notification.actorId)
  const people = isSilencedByMute(notification.action) ? await withoutMuters(tx, question, reached) : reached
  await putIntoInbox(
    tx,
    people.map((user) => user.id),
    notification,
  )
  const toMail = people.filter((user) => mailed.includes(user.id))
  await mailNotification(app, tx, notification, question, toMail)
}

async function withoutMuters(tx: Tx, { id }: Question, people: readonly User[]): Promise<User[]> {
  const muters = await findMutersAmong(
    tx,
    id,
    people.map((user) => user.id),
  )
  return people.filter((user) => !muters.has(user.id))
}

/** Notifies somebody that a post changed their reputation, unless they caused it themselves. */
export async function notifyOfReputation(
  tx: Tx,
  userId: number,
  notification: Parameters<typeof putAchievement>[2],
): Promise<void> {
  const question = await findQuestion(tx, notification.place.question_id)
  const [reader] = question ? await findRecipients(tx, question, [userId], notification.actorId) : []
  if (reader) await putAchievement(tx, reader.id, notification)
}

/** Returns the people who may be notified about a question: existing accounts that can see it, without the actor. */
async function findRecipients(
  tx: Tx,
  question: Question,
  userIds: readonly number[],
  actorId: number,
): Promise<User[]> {
  const people = await findUsers(tx, [...new Set(userIds)])
  return people
    .filter((user) => user.id !== actorId && user.status !== 'deleted')
    .filter((user) => canSeeQuestion(viewerOf(user), visibilityOf(question)))
}
