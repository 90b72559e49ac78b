import { setImmediate } from 'node:timers/promises'
import { canSeeQuestion } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'
import { followersOf } from '../follows/index.ts'
import { unsubscribePath, whoAskedForMails, whoWantsMails } from '../mail-settings/index.ts'
import { sendMail } from '../mails/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestion, questionCreated, questionIds, visibilityOf } from '../questions/index.ts'
import { findQuestionTagIds, findTags } from '../tags/index.ts'
import type { User } from '../users/index.ts'
import { findUsers, viewerOf } from '../users/index.ts'
import { canBeMailed } from './mail-news.ts'
import type { QuestionMailSource } from './question-mails-store.ts'
import { countQuestionMails, forgetQuestionMails, noteQuestionMail } from './question-mails-store.ts'

const TAG = 3
const WEEK_MS = 7 * 24 * 3_600_000
/** Mails about all new questions that a person gets in seven days (product spec §9). */
const WEEKLY = 50

const mailsJob = defineJob<{ questionId: number }>('mails about a new question')

/**
 * Mails those who asked for it about every new question, after it was asked: followers of one of its tags, and those
 * who want all questions. Each person gets at most one mail per question, however often the job runs.
 */
export function mailNewQuestions(app: AppContext): void {
  app.bus.on(questionCreated, (tx, { questionId }) => app.jobs.add(tx, mailsJob, { questionId }))
  app.jobs.handle(mailsJob, ({ payload }) => mailQuestion(app, payload.questionId))
  app.jobs.repeat('forget mails about questions', WEEK_MS / 7, () =>
    forgetQuestionMails(app.db, app.clock.now() - 4 * WEEK_MS),
  )
}

async function mailQuestion(app: AppContext, questionId: number): Promise<void> {
  const question = await findQuestion(app.db, questionId)
  if (!question || !canSeeQuestion(null, visibilityOf(question))) return
  const tagIds = await findQuestionTagIds(app.db, questionId)
  const followers = (await Promise.all(tagIds.map((id) => followersOf(app.db, TAG, id)))).flat()
  const byTag = await whoWantsMails(app.db, 'all_new_question_for_following_tags', [...new Set(followers)])
  const mailed = new Set(byTag)
  const ofAll = (await whoAskedForMails(app.db, 'all_new_question')).filter((id) => !mailed.has(id))
  const tags = (await findTags(app.db, tagIds)).map((tag) => tag.display_name).join(', ')
  await mailPeople(app, { question, tags, source: 'all_new_question_for_following_tags' }, byTag)
  await mailPeople(app, { question, tags, source: 'all_new_question' }, ofAll)
}

interface QuestionNews {
  question: Question
  tags: string
  source: QuestionMailSource
}

/** Each person in a transaction of their own, so that asking and answering never wait for long. */
async function mailPeople(app: AppContext, news: QuestionNews, userIds: readonly number[]): Promise<void> {
  const since = app.clock.now() - WEEK_MS
  await inParts(userIds, async (part) => {
    const counts = news.source === 'all_new_question' ? await countQuestionMails(app.db, part, since) : new Map()
    const people = (await findUsers(app.db, part)).filter(
      (user) =>
        user.id !== news.question.user_id &&
        canBeMailed(user) &&
        canSeeQuestion(viewerOf(user), visibilityOf(news.question)) &&
        (counts.get(user.id) ?? 0) < WEEKLY,
    )
    for (const user of people) {
      await app.db.transaction().execute((tx) => mailOne(app, tx, news, user))
      // Whoever waits for this process has their turn.
      await setImmediate()
    }
    return []
  })
}

async function mailOne(app: AppContext, tx: Tx, { question, tags, source }: QuestionNews, to: User): Promise<void> {
  const mail = { question_id: question.id, user_id: to.id, source, mailed_at: app.clock.now() }
  if (!(await noteQuestionMail(tx, mail))) return
  const path = `/questions/${(await questionIds.writer(app))(question.id)}`
  const unsubscribe = await unsubscribePath(app, tx, to.id, 'newQuestions')
  const facts = { questionTitle: question.title, tags }
  await sendMail(app, tx, { template: 'new_question', to, path, unsubscribePath: unsubscribe, facts })
}
