import { canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'
import { followersOf } from '../follows/index.ts'
import { findIgnorersAmong } from '../ignored-tags/index.ts'
import { listMailSubscribers, filterMailSubscribers } from '../mail-settings/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestion, questionCreated, questionIds, visibilityOf } from '../questions/index.ts'
import { findQuestionTagIds, findTags } from '../tags/index.ts'
import type { User } from '../users/index.ts'
import { findUsers, viewerOf } from '../users/index.ts'
import { canBeMailed, sendUnsubscribable } from './mail-notification.ts'
import type { QuestionMailSource } from './question-mails-store.ts'
import { countQuestionMails, deleteOldQuestionMails, recordQuestionMails } from './question-mails-store.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/**
 * Maximum number of mails in seven days for a person who wants mails about all new questions
 * (docs/spec/domain.md#mail).
 */
const WEEKLY = 50
/** Number of people mailed per transaction, so that each transaction takes only a few milliseconds. */
const BATCH = 10

const mailsJob = defineJob<{ questionId: number }>('mails about a new question')

/**
 * Mails subscribers about every new question, in a job: the followers of one of its tags and the people who want all
 * questions, except those who ignore one of its tags. The job is idempotent: nobody gets more than one mail per
 * question.
 */
export function mailNewQuestions(ctx: AppContext): void {
  ctx.bus.on(questionCreated, (tx, { questionId }) => ctx.jobs.add(tx, mailsJob, { questionId }))
  ctx.jobs.handle(mailsJob, ({ payload }) => mailQuestion(ctx, payload.questionId))
  ctx.jobs.repeat('forget mails about questions', WEEK_MS / 7, () =>
    deleteOldQuestionMails(ctx.db, ctx.clock.now() - 4 * WEEK_MS),
  )
}

async function mailQuestion(ctx: AppContext, questionId: number): Promise<void> {
  const question = await findQuestion(ctx.db, questionId)
  if (!question || !canSeeQuestion(null, visibilityOf(question))) return
  const tagIds = await findQuestionTagIds(ctx.db, questionId)
  const followers = (await Promise.all(tagIds.map((id) => followersOf(ctx.db, 'tag', id)))).flat()
  const byTag = await inBatches([...new Set(followers)], (part) =>
    filterMailSubscribers(ctx.db, 'all_new_question_for_following_tags', part),
  )
  const mailed = new Set(byTag)
  const ofAll = (await listMailSubscribers(ctx.db, 'all_new_question')).filter((id) => !mailed.has(id))
  const found = await findTags(ctx.db, tagIds)
  const mainIds = found.map((tag) => tag.main_tag_id ?? tag.id)
  const ignorers = await findIgnorersAmong(ctx.db, mainIds, [...byTag, ...ofAll])
  const interested = (ids: readonly number[]) => ids.filter((id) => !ignorers.has(id))
  const tags = found.map((tag) => tag.display_name).join(', ')
  await mailPeople(ctx, { question, tags, source: 'all_new_question_for_following_tags' }, interested(byTag))
  await mailPeople(ctx, { question, tags, source: 'all_new_question' }, interested(ofAll))
}

interface QuestionMail {
  question: Question
  tags: string
  source: QuestionMailSource
}

/** Mails a few people per transaction, so that other writers never wait long. */
async function mailPeople(ctx: AppContext, mail: QuestionMail, userIds: readonly number[]): Promise<void> {
  await inBatches(
    userIds,
    async (part) => {
      await ctx.jobs.yieldToRequests()
      const people = await findReceivers(ctx, mail, part)
      await ctx.db.transaction().execute((tx) => mailBatch(ctx, tx, mail, people))
      return []
    },
    BATCH,
  )
}

/** Returns those of the given people who may be mailed about a question now. */
async function findReceivers(ctx: AppContext, mail: QuestionMail, userIds: readonly number[]): Promise<User[]> {
  const since = ctx.clock.now() - WEEK_MS
  const counts = mail.source === 'all_new_question' ? await countQuestionMails(ctx.db, userIds, since) : new Map()
  return (await findUsers(ctx.db, userIds)).filter(
    (user) =>
      user.id !== mail.question.user_id &&
      canBeMailed(user) &&
      canSeeQuestion(viewerOf(user), visibilityOf(mail.question)) &&
      (counts.get(user.id) ?? 0) < WEEKLY,
  )
}

async function mailBatch(ctx: AppContext, tx: Tx, mail: QuestionMail, people: readonly User[]): Promise<void> {
  const { question, tags, source } = mail
  const fresh = await recordQuestionMails(
    tx,
    people.map((user) => user.id),
    { question_id: question.id, source, mailed_at: ctx.clock.now() },
  )
  const path = `/questions/${(await questionIds.writer(ctx))(question.id)}`
  const receivers = people.filter((user) => fresh.has(user.id))
  const facts = { questionTitle: question.title, tags }
  await sendUnsubscribable(ctx, tx, receivers, 'newQuestions', { template: 'new_question', path, facts })
}
