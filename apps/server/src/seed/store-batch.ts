import { renderComment } from '@quandary/markdown'
import type { AppContext } from '../context.ts'
import type { Tx } from '../platform/db/database.ts'
import { insertAnswers } from '../slices/answers/index.ts'
import type { CommentedType, NewComment } from '../slices/comments/index.ts'
import { insertComments } from '../slices/comments/index.ts'
import { insertQuestions, updateQuestion } from '../slices/questions/index.ts'
import { insertReputationEvents } from '../slices/reputation/index.ts'
import { recordRevisions } from '../slices/revisions/index.ts'
import { indexNewPosts } from '../slices/search/index.ts'
import { insertQuestionTags } from '../slices/tags/index.ts'
import type { NewVote, VotedType } from '../slices/votes/index.ts'
import { insertVotes } from '../slices/votes/index.ts'
import type { PlannedAnswer, PlannedComment, PlannedPost, PlannedQuestion, PlannedVote } from './plan.ts'
import type { Keys, Rendered, Version } from './post-rows.ts'
import { answerRow, balanceOf, questionRow, render, revisionsOf } from './post-rows.ts'
import type { TalliedEntry } from './tally.ts'

/** The site that a plan is stored in. */
export interface Destination {
  ctx: AppContext
  siteUrl: string
  keys: Keys
}

interface Stored<Post extends PlannedPost> extends Rendered<Post> {
  type: 'question' | 'answer'
  id: number
  questionId: number
  title: string
}

/**
 * Stores questions with their answers, comments, votes, revisions, reputation and search index entries. Counters of
 * people and tags are left to the end of seeding.
 * @param entries the reputation from the votes and acceptances of these questions
 */
export async function storeBatch(
  to: Destination,
  tx: Tx,
  plans: readonly PlannedQuestion[],
  entries: readonly TalliedEntry[],
): Promise<void> {
  const questions = await storeQuestions(to, tx, plans)
  const answers = await storeAnswers(to, tx, questions)
  await nameAnswers(tx, questions, answers)
  const posts: readonly Stored<PlannedPost>[] = [...questions, ...answers]
  const commentVotes = await storeComments(to, tx, posts)
  const votes = posts.flatMap((post) => votesOn(to.keys, post.type, post.id, post.post.votes))
  await insertVotes(tx, [...votes, ...commentVotes])
  await storeReputation(to, tx, posts, entries)
  const indexed = posts.map(({ type, id, questionId, title, current, post }) => ({
    type,
    id,
    questionId,
    userId: to.keys.person(post.author),
    ...(type === 'question' && { title }),
    html: current.html,
    at: post.at,
  }))
  await indexNewPosts(to.ctx, tx, indexed)
}

async function storeQuestions(
  { siteUrl, keys }: Destination,
  tx: Tx,
  plans: readonly PlannedQuestion[],
): Promise<Stored<PlannedQuestion>[]> {
  const rendered = plans.map((plan) => render(plan, siteUrl))
  const rows = rendered.map((question) => questionRow(question, keys))
  const ids = await insertQuestions(tx, rows)
  const stored = rendered.map((question, index) => {
    const id = ids[index] ?? 0
    return { ...question, type: 'question' as const, id, questionId: id, title: question.post.title }
  })
  const relations = stored.map(({ id, post }) => ({ questionId: id, tagIds: post.tags.map((slug) => keys.tag(slug)) }))
  await insertQuestionTags(tx, relations)
  const revisions = stored.flatMap((question) => {
    const { title, tags } = question.post
    const named = tags.map((slug) => ({ ...PLAIN_TAG, slug_name: slug, display_name: slug }))
    const contentOf = ({ text, html }: Version) => ({ title, content: text, html, tags: named })
    return revisionsOf(question, { objectType: 'question', objectId: question.id, title, contentOf }, keys)
  })
  await recordRevisions(tx, revisions)
  return stored
}

const PLAIN_TAG = { main_tag_slug_name: '', recommend: false, reserved: false }

async function storeAnswers(
  { siteUrl, keys }: Destination,
  tx: Tx,
  questions: readonly Stored<PlannedQuestion>[],
): Promise<Stored<PlannedAnswer>[]> {
  // In chronological order, so that newer answers get higher keys, as if they were written one by one.
  const rendered = questions
    .flatMap(({ post: { author, answers }, id, title }) =>
      answers.map((plan) => ({ ...render(plan, siteUrl), questionId: id, asker: author, title })),
    )
    .toSorted((a, b) => a.post.at - b.post.at)
  const rows = rendered.map((answer) => answerRow(answer, { id: answer.questionId, author: answer.asker }, keys))
  const ids = await insertAnswers(tx, rows)
  const stored = rendered.map((answer, index) => ({ ...answer, type: 'answer' as const, id: ids[index] ?? 0 }))
  const contentOf = ({ text, html }: Version) => ({ content: text, html })
  const revisions = stored.flatMap((answer) =>
    revisionsOf(answer, { objectType: 'answer', objectId: answer.id, title: answer.title, contentOf }, keys),
  )
  await recordRevisions(tx, revisions)
  return stored
}

/** Sets the newest and the accepted answer of each question. */
async function nameAnswers(
  tx: Tx,
  questions: readonly Stored<PlannedQuestion>[],
  answers: readonly Stored<PlannedAnswer>[],
): Promise<void> {
  const byQuestion = Map.groupBy(answers, (answer) => answer.questionId)
  for (const { id } of questions) {
    const own = byQuestion.get(id)
    if (!own) continue
    await updateQuestion(tx, id, {
      last_answer_id: own.at(-1)?.id ?? null,
      accepted_answer_id: own.find(({ post }) => post.acceptedAt !== undefined)?.id ?? null,
    })
  }
}

/** @returns the votes on the comments */
async function storeComments(
  { siteUrl, keys }: Destination,
  tx: Tx,
  posts: readonly Stored<PlannedPost>[],
): Promise<NewVote[]> {
  const planned = posts
    .flatMap((under) => under.post.comments.map((comment) => ({ comment, under })))
    .toSorted((a, b) => a.comment.at - b.comment.at)
  const rows = planned.map(({ comment, under }) => commentRow(comment, under, { siteUrl, keys }))
  const ids = await insertComments(tx, rows)
  return planned.flatMap(({ comment }, index) => votesOn(keys, 'comment', ids[index] ?? 0, comment.votes))
}

function commentRow(
  { author, at, text, votes }: PlannedComment,
  under: { type: CommentedType; id: number; questionId: number },
  { siteUrl, keys }: Pick<Destination, 'siteUrl' | 'keys'>,
): NewComment {
  return {
    object_type: under.type,
    object_id: under.id,
    question_id: under.questionId,
    user_id: keys.person(author),
    original_text: text,
    parsed_text: renderComment(text, { siteUrl }),
    reply_comment_id: null,
    reply_user_id: null,
    vote_count: balanceOf(votes),
    created_at: at,
  }
}

function votesOn(keys: Keys, objectType: VotedType, objectId: number, votes: readonly PlannedVote[]): NewVote[] {
  return votes.map(({ voter, direction, at }) => ({ userId: keys.person(voter), objectType, objectId, direction, at }))
}

async function storeReputation(
  { keys }: Destination,
  tx: Tx,
  posts: readonly Stored<PlannedPost>[],
  entries: readonly TalliedEntry[],
): Promise<void> {
  const stored = new Map(posts.map((post) => [post.post, post]))
  const events = entries.flatMap(({ kind, person, trigger, delta, at, post }) => {
    const object = stored.get(post)
    if (!object) throw new Error('A post has reputation but is not stored')
    const about = { objectType: object.type, objectId: object.id, triggerUserId: keys.person(trigger) }
    return [{ ...about, userId: keys.person(person), kind, delta, at }]
  })
  await insertReputationEvents(tx, events)
}
