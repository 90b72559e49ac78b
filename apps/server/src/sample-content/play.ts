import { renderMarkdown } from '@quandary/markdown'
import type { AppContext } from '../context.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { ObjectRef } from '../platform/ids/object-id.ts'
import { NO_KEY } from '../platform/ids/object-id.ts'
import { userActivated } from '../slices/accounts/index.ts'
import { acceptAnswer, createAnswer } from '../slices/answers/index.ts'
import { createComment } from '../slices/comments/index.ts'
import { addToQuestionCount, createQuestion } from '../slices/questions/index.ts'
import { siteUrl } from '../slices/site-settings/index.ts'
import { findUser, insertUser, viewerOf } from '../slices/users/index.ts'
import { castVote } from '../slices/votes/index.ts'
import type { PersonKey } from './people.ts'
import { people } from './people.ts'
import type { SampleAnswer, SampleComment, SampleQuestion, SampleVotes } from './sample.ts'
import { tagNamed } from './tags.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A clock that the sample content can set, up to now. */
interface Time {
  now: number
  travelTo(time: number): void
}

/** An action, and when it happens. */
interface Step {
  at: number
  run(): Promise<void>
}

/** Runs all steps in chronological order. */
export async function play(ctx: AppContext, questions: readonly SampleQuestion[], time: Time): Promise<void> {
  const viewers = await joinAll(ctx, time)
  const steps = questions.flatMap((question) => stepsOf(ctx, viewers, question, time.now))
  for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
    // The last steps of a long discussion must not be in the future.
    time.travelTo(Math.min(at, time.now))
    await run()
  }
}

type Viewers = ReadonlyMap<PersonKey, Viewer>

/** Creates the people. Nobody can sign in to them: they have neither an e-mail address nor a password. */
async function joinAll(ctx: AppContext, time: Time): Promise<Viewers> {
  const viewers = new Map<PersonKey, Viewer>()
  const site = await siteUrl(ctx)
  // The keys of the object are exactly the type's.
  for (const [key, person] of Object.entries(people) as [PersonKey, (typeof people)[PersonKey]][]) {
    time.travelTo(time.now - person.joinedDaysAgo * DAY)
    await ctx.db.transaction().execute(async (tx) => {
      const id = await insertUser(tx, {
        username: person.username,
        display_name: person.displayName,
        bio: person.bio,
        bio_html: renderMarkdown(person.bio, { siteUrl: site }),
        location: person.location,
        e_mail: '',
        password_hash: null,
        status: 'normal',
        mail_status: 1,
        created_at: ctx.clock.now(),
      })
      await ctx.bus.emit(tx, userActivated, { userId: id })
      const user = await findUser(tx, id)
      // The viewer counts as an administrator, so that steps need no reputation.
      if (user) viewers.set(key, { ...viewerOf(user), roleId: 2 })
    })
  }
  return viewers
}

function stepsOf(ctx: AppContext, viewers: Viewers, question: SampleQuestion, now: number): Step[] {
  const asked = now - question.daysAgo * DAY
  const viewerOfKey = (key: PersonKey): Viewer => {
    const viewer = viewers.get(key)
    if (!viewer) throw new Error(`${key} did not join`)
    return viewer
  }
  const ids = { question: NO_KEY }
  const object = (): ObjectRef => ({ type: 'question', id: ids.question })
  const onQuestion = { viewerOfKey, object, since: asked }
  return [
    {
      at: asked,
      async run() {
        const tags = question.tags.map(tagNamed)
        const text = { title: question.title, content: question.text, tags }
        ids.question = await createQuestion(ctx, text, viewerOfKey(question.author))
        await addToQuestionCount(ctx.db, ids.question, 'view_count', question.views)
      },
    },
    ...votesOn(ctx, question.votes, onQuestion),
    ...commentsOn(ctx, question.comments, onQuestion),
    ...question.answers.flatMap((answer) => answering(ctx, question, answer, onQuestion)),
  ]
}

/** The post that comments and votes are about. */
interface Target {
  viewerOfKey(key: PersonKey): Viewer
  object(): ObjectRef
  since: number
}

function answering(ctx: AppContext, question: SampleQuestion, answer: SampleAnswer, onQuestion: Target): Step[] {
  const { viewerOfKey } = onQuestion
  const at = onQuestion.since + answer.after * HOUR
  const ids = { answer: NO_KEY }
  const object = (): ObjectRef => ({ type: 'answer', id: ids.answer })
  const onAnswer = { viewerOfKey, object, since: at }
  return [
    {
      at,
      async run() {
        const given = { questionId: onQuestion.object().id, content: answer.text }
        ids.answer = await createAnswer(ctx, given, viewerOfKey(answer.author))
      },
    },
    ...votesOn(ctx, answer.votes, onAnswer),
    ...commentsOn(ctx, answer.comments, onAnswer),
    ...accepting(ctx, question, answer, { ...onAnswer, question: onQuestion.object }),
  ]
}

function accepting(
  ctx: AppContext,
  question: SampleQuestion,
  answer: SampleAnswer,
  target: Target & { question(): ObjectRef },
): Step[] {
  if (answer.acceptedAfter === undefined) return []
  return [
    {
      at: target.since + answer.acceptedAfter * HOUR,
      async run() {
        const given = { questionId: target.question().id, answerId: target.object().id }
        await acceptAnswer(ctx, given, target.viewerOfKey(question.author))
      },
    },
  ]
}

function commentsOn(ctx: AppContext, comments: readonly SampleComment[] = [], target: Target): Step[] {
  return comments.flatMap((comment) => {
    const at = target.since + comment.after * HOUR
    const ids = { comment: NO_KEY }
    const object = (): ObjectRef => ({ type: 'comment', id: ids.comment })
    const onComment = { ...target, object, since: at }
    return [
      {
        at,
        async run() {
          const draft = { on: target.object(), replyTo: null, text: comment.text }
          ids.comment = (await createComment(ctx, draft, target.viewerOfKey(comment.author))).id
        },
      },
      ...votesOn(ctx, comment.votes, onComment),
    ]
  })
}

/** Returns the votes as steps, at intervals in the hours after the post. */
function votesOn(ctx: AppContext, votes: SampleVotes = {}, target: Target): Step[] {
  const all = [
    ...(votes.up ?? []).map((voter) => ({ voter, direction: 1 as const })),
    ...(votes.down ?? []).map((voter) => ({ voter, direction: -1 as const })),
  ]
  return all.map(({ voter, direction }, index) => ({
    at: target.since + (40 + index * 95) * MINUTE,
    async run() {
      await castVote(ctx, { on: target.object(), direction, cancel: false }, target.viewerOfKey(voter))
    },
  }))
}
