import { canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Question } from '../questions/index.ts'
import { findQuestion, visibilityOf } from '../questions/index.ts'
import type { User } from '../users/index.ts'
import { findUsers, viewerOf } from '../users/index.ts'
import { mailNews } from './mail-news.ts'
import type { InboxNews } from './store.ts'
import { putAchievement, putIntoInbox } from './store.ts'

/**
 * Tells people in their inbox, in the transaction of what happened, except who did it and who may not see the
 * question; those who want mails get one with it, where this kind of news has a mail.
 * @param mailed those of the people who get a mail besides; nobody when absent
 */
export async function notify(
  app: AppContext,
  tx: Tx,
  news: InboxNews,
  userIds: readonly number[],
  mailed: readonly number[] = [],
): Promise<void> {
  const question = await findQuestion(tx, news.place.question_id)
  if (!question) return
  const people = await findReaders(tx, question, userIds, news.actorId)
  await putIntoInbox(
    tx,
    people.map((user) => user.id),
    news,
  )
  const toMail = people.filter((user) => mailed.includes(user.id))
  await mailNews(app, tx, news, question, toMail)
}

/** Tells somebody that a post moved their reputation, unless they did it themselves. */
export async function notifyOfReputation(
  tx: Tx,
  userId: number,
  news: Parameters<typeof putAchievement>[2],
): Promise<void> {
  const question = await findQuestion(tx, news.place.question_id)
  const [reader] = question ? await findReaders(tx, question, [userId], news.actorId) : []
  if (reader) await putAchievement(tx, reader.id, news)
}

/** Those who can be told about a question: with an account, able to see it, and not who did it. */
async function findReaders(tx: Tx, question: Question, userIds: readonly number[], actorId: number): Promise<User[]> {
  const people = await findUsers(tx, [...new Set(userIds)])
  return people
    .filter((user) => user.id !== actorId && user.status !== 'deleted')
    .filter((user) => canSeeQuestion(viewerOf(user), visibilityOf(question)))
}
