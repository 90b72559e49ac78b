import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findAnswer } from '../answers/index.ts'
import { answerIds } from '../answers/index.ts'
import { commentIds, findComment } from '../comments/index.ts'
import type { MailKind } from '../mail-settings/index.ts'
import { unsubscribePaths, filterMailSubscribers } from '../mail-settings/index.ts'
import type { MailRequest, MailTemplate } from '../mails/index.ts'
import { sendMails } from '../mails/index.ts'
import { questionIds } from '../questions/index.ts'
import type { User } from '../users/index.ts'
import { findUser } from '../users/index.ts'
import { excerptOf } from '@quandary/markdown'
import type { InboxAction } from './notification.ts'
import type { InboxNotification, NotificationPlace } from './store.ts'

/** The mail templates of the notifications that are also mailed. */
const TEMPLATES: Partial<Record<InboxAction, MailTemplate>> = {
  answer_the_question: 'new_answer',
  comment_question: 'new_comment',
  comment_answer: 'new_comment',
  reply_to_you: 'new_comment',
  invited_you_to_answer: 'invited_you_to_answer',
}

/**
 * The contents and recipients of a notification's mail. The title of the question is passed separately, because it is
 * read at the same time.
 */
export interface NotificationMail {
  template: MailTemplate
  place: NotificationPlace
  displayName: string
  summary: string
  /** Ids of the people who want this kind of mail. */
  willing: ReadonlySet<number>
}

/**
 * Reads what the mail of a notification says, and who wants it.
 * @param userIds the people who may be mailed
 * @returns undefined if there are no people, or if the action has no mail
 */
export async function readNotificationMail(
  tx: Tx,
  { action, actorId, place }: InboxNotification,
  userIds: readonly number[],
): Promise<NotificationMail | undefined> {
  const template = TEMPLATES[action]
  if (template === undefined || userIds.length === 0) return undefined
  const [willing, actor, summary] = await Promise.all([
    filterMailSubscribers(tx, 'inbox', userIds),
    findUser(tx, actorId),
    summaryOf(tx, place),
  ])
  return { template, place, displayName: actor?.display_name ?? '', summary, willing: new Set(willing) }
}

/** Queues the mail of a notification for those people who want mails, have a verified address and an active account. */
export async function mailNotification(
  ctx: AppContext,
  tx: Tx,
  { template, place, displayName, summary, willing }: NotificationMail,
  { questionTitle, people }: { questionTitle: string; people: readonly User[] },
): Promise<void> {
  const receivers = people.filter((user) => willing.has(user.id) && canBeMailed(user))
  if (receivers.length === 0) return
  const path = await pathOf(ctx, place)
  await sendUnsubscribable(ctx, tx, receivers, 'inbox', {
    template,
    path,
    facts: { displayName, questionTitle, summary },
  })
}

/** Queues a mail to each person, with their personal link to unsubscribe from mails of this kind. */
export async function sendUnsubscribable(
  ctx: AppContext,
  tx: Tx,
  people: readonly User[],
  kind: MailKind,
  mail: Omit<MailRequest, 'to' | 'unsubscribePath'>,
): Promise<void> {
  const paths = await unsubscribePaths(
    ctx,
    tx,
    people.map((user) => user.id),
    kind,
  )
  const requests = people.map((to) => {
    const unsubscribePath = paths.get(to.id)
    return { ...mail, to, ...(unsubscribePath !== undefined && { unsubscribePath }) }
  })
  await sendMails(ctx, tx, requests)
}

/** Returns true if notifications may be mailed: the address is verified and the account is active. */
export function canBeMailed(user: User): boolean {
  return user.status === 'normal' && user.mail_status === 1 && user.e_mail !== ''
}

/** Returns the path of the site that a notification links to. */
async function pathOf(ctx: AppContext, place: NotificationPlace): Promise<string> {
  const [question, answer] = await Promise.all([questionIds.writer(ctx), answerIds.writer(ctx)])
  const post = `/questions/${question(place.question_id)}${place.answer_id === null ? '' : `/${answer(place.answer_id)}`}`
  return place.comment_id === null ? post : `${post}?commentId=${commentIds.write(place.comment_id)}`
}

/** Returns the beginning of the new text; '' if the notification is not about a text. */
async function summaryOf(tx: Tx, place: NotificationPlace): Promise<string> {
  if (place.object_type === 'answer') return (await findAnswer(tx, place.object_id))?.excerpt ?? ''
  if (place.object_type === 'question') return ''
  const comment = await findComment(tx, place.object_id)
  return comment ? excerptOf(comment.parsed_text) : ''
}
