import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findAnswer } from '../answers/index.ts'
import { answerIds } from '../answers/index.ts'
import { commentIds, findComment } from '../comments/index.ts'
import type { MailKind } from '../mail-settings/index.ts'
import { unsubscribePaths, whoWantsMails } from '../mail-settings/index.ts'
import type { MailRequest } from '../mails/index.ts'
import { sendMails } from '../mails/index.ts'
import type { Question } from '../questions/index.ts'
import { questionIds } from '../questions/index.ts'
import type { User } from '../users/index.ts'
import { findUser } from '../users/index.ts'
import { excerptOf } from '@quandary/markdown'
import type { InboxAction } from './notification.ts'
import type { InboxNews, NotificationPlace } from './store.ts'

/** The mail of each kind of news that has one. */
const TEMPLATES: Partial<Record<InboxAction, string>> = {
  answer_the_question: 'new_answer',
  comment_question: 'new_comment',
  comment_answer: 'new_comment',
  reply_to_you: 'new_comment',
  invited_you_to_answer: 'invited_you_to_answer',
}

/** Queues the mail of some news for those of the people who want mails, have an address and may be written to. */
export async function mailNews(
  app: AppContext,
  tx: Tx,
  news: InboxNews,
  question: Question,
  people: readonly User[],
): Promise<void> {
  const template = TEMPLATES[news.action]
  const reachable = people.filter(canBeMailed)
  if (template === undefined || reachable.length === 0) return
  const willing = new Set(
    await whoWantsMails(
      tx,
      'inbox',
      reachable.map((user) => user.id),
    ),
  )
  const actor = await findUser(tx, news.actorId)
  const facts = {
    displayName: actor?.display_name ?? '',
    questionTitle: question.title,
    summary: await summaryOf(tx, news.place),
  }
  const path = await pathOf(app, news.place)
  const receivers = reachable.filter((user) => willing.has(user.id))
  await sendUnsubscribable(app, tx, receivers, 'inbox', { template, path, facts })
}

/** Queues a mail to each of some people, with a link of their own that ends mails of this kind. */
export async function sendUnsubscribable(
  app: AppContext,
  tx: Tx,
  people: readonly User[],
  kind: MailKind,
  mail: Omit<MailRequest, 'to' | 'unsubscribePath'>,
): Promise<void> {
  const paths = await unsubscribePaths(
    app,
    tx,
    people.map((user) => user.id),
    kind,
  )
  const requests = people.map((to) => {
    const unsubscribePath = paths.get(to.id)
    return { ...mail, to, ...(unsubscribePath !== undefined && { unsubscribePath }) }
  })
  await sendMails(app, tx, requests)
}

/** Whether news may go to somebody's address: it is confirmed, and the account is in use. */
export function canBeMailed(user: User): boolean {
  return user.status === 'normal' && user.mail_status === 1 && user.e_mail !== ''
}

/** Where a notification leads, as a path of the site. */
async function pathOf(app: AppContext, place: NotificationPlace): Promise<string> {
  const [question, answer] = await Promise.all([questionIds.writer(app), answerIds.writer(app)])
  const post = `/questions/${question(place.question_id)}${place.answer_id === null ? '' : `/${answer(place.answer_id)}`}`
  return place.comment_id === null ? post : `${post}?commentId=${commentIds.write(place.comment_id)}`
}

/** The beginning of what was written, '' where the news is not a text. */
async function summaryOf(tx: Tx, place: NotificationPlace): Promise<string> {
  if (place.object_type === 2) return (await findAnswer(tx, place.object_id))?.excerpt ?? ''
  if (place.object_type === 1) return ''
  const comment = await findComment(tx, place.object_id)
  return comment ? excerptOf(comment.parsed_text) : ''
}
