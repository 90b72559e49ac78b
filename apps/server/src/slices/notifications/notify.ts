import { canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { together } from '../../platform/db/together.ts'
import type { Question } from '../questions/index.ts'
import { findQuestion, visibilityOf } from '../questions/index.ts'
import type { User } from '../users/index.ts'
import { findUsers, viewerOf } from '../users/index.ts'
import { mailNotification, readNotificationMail } from './mail-notification.ts'
import { findMutersAmong } from './muted-questions-store.ts'
import { isSilencedByMute } from './notification.ts'
import type { InboxNotification } from './store.ts'
import { putIntoInbox } from './store.ts'

/**
 * Puts a notification into people's inboxes, in the transaction of the event. The actor, people who may not see the
 * question and those who muted it are left out; see {@link isSilencedByMute} for the actions that a mute does not
 * silence. People in `mailed` also get a mail if they want mails and the action has a template.
 * @param mailed those of `userIds` who may be mailed; nobody by default
 */
export async function notify(
  ctx: AppContext,
  tx: Tx,
  notification: InboxNotification,
  userIds: readonly number[],
  mailed: readonly number[] = [],
): Promise<void> {
  const { action, authorId, place } = notification
  const silenceable = userIds.filter((id) => isSilencedByMute(action, id === authorId))
  // Reads the contents of the mails before it is known who gets one, so that all reads share a round trip.
  const [{ question, people: reached }, muters, mail] = await Promise.all([
    findRecipients(tx, notification, userIds),
    findMutersAmong(tx, place.question_id, silenceable),
    readNotificationMail(tx, notification, mailed),
  ])
  if (!question) return
  const people = reached.filter((user) => !muters.has(user.id))
  const ids = people.map((user) => user.id)
  await together([
    putIntoInbox(tx, ids, notification),
    mail && mailNotification(ctx, tx, mail, { questionTitle: question.title, people }),
  ])
}

/**
 * Finds the question and the people who may be notified about it: existing accounts that can see it, without the actor.
 */
async function findRecipients(
  tx: Tx,
  { place, actorId }: Pick<InboxNotification, 'place' | 'actorId'>,
  userIds: readonly number[],
): Promise<{ question: Question | undefined; people: User[] }> {
  const [question, found] = await Promise.all([
    findQuestion(tx, place.question_id),
    findUsers(tx, [...new Set(userIds)]),
  ])
  if (!question) return { question, people: [] }
  const people = found
    .filter((user) => user.id !== actorId && user.status !== 'deleted')
    .filter((user) => canSeeQuestion(viewerOf(user), visibilityOf(question)))
  return { question, people }
}
