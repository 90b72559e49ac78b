import { excerptOf, renderMarkdown } from '@quandary/markdown'
import type { NewAnswer } from '../slices/answers/index.ts'
import type { NewQuestion } from '../slices/questions/index.ts'
import { urlTitleOf } from '../slices/questions/index.ts'
import type { NewRevision } from '../slices/revisions/index.ts'
import type { PlannedAnswer, PlannedPost, PlannedQuestion, PlannedVote } from './plan.ts'

export interface Version {
  text: string
  html: string
}

/** A planned post with its texts rendered. */
export interface Rendered<Post extends PlannedPost> {
  post: Post
  first: Version
  /** The version shown: the edited one if there is one. */
  current: Version
}

/** Renders every version of a post. */
export function render<Post extends PlannedPost>(post: Post, siteUrl: string): Rendered<Post> {
  const version = (text: string): Version => ({ text, html: renderMarkdown(text, { siteUrl }) })
  const first = version(post.text)
  return { post, first, current: post.edit ? version(`${post.text}\n\n${post.edit.addition}`) : first }
}

/** The keys of people and tags, which are stored before the posts. */
export interface Keys {
  person(number: number): number
  tag(slug: string): number
}

export function questionRow({ post, current }: Rendered<PlannedQuestion>, keys: Keys): NewQuestion {
  const { title, closing, answers } = post
  return {
    ...postColumns(post, current, keys),
    ...lastEvent(post, keys),
    title,
    url_title: urlTitleOf(title),
    view_count: post.views,
    answer_count: answers.length,
    status: closing ? 'closed' : 'available',
    ...(closing && { close_reason: closing.reason, closed_at: closing.at, closed_by: keys.person(closing.by) }),
  }
}

/** @param question key of the question, and index of its author */
export function answerRow(
  { post, current }: Rendered<PlannedAnswer>,
  question: { id: number; author: number },
  keys: Keys,
): NewAnswer {
  const { acceptedAt } = post
  return {
    ...postColumns(post, current, keys),
    question_id: question.id,
    accepted: acceptedAt === undefined ? 0 : 1,
    ...(acceptedAt !== undefined && { accepted_at: acceptedAt, accepted_by: keys.person(question.author) }),
  }
}

/** Returns the versions of a post, oldest first. */
export function revisionsOf<T extends 'question' | 'answer'>(
  { post, first, current }: Rendered<PlannedPost>,
  about: { objectType: T; objectId: number; title: string; contentOf(version: Version): NewRevision<T>['content'] },
  keys: Keys,
): (NewRevision<T> & { status: 'first' | 'applied' })[] {
  const { objectType, objectId, title, contentOf } = about
  const object = { objectType, objectId, title, summary: '' }
  const { author, at, edit } = post
  return [
    { ...object, userId: keys.person(author), content: contentOf(first), at, status: 'first' },
    ...(edit
      ? [
          {
            ...object,
            userId: keys.person(edit.editor),
            content: contentOf(current),
            at: edit.at,
            status: 'applied' as const,
          },
        ]
      : []),
  ]
}

/** Returns upvotes minus downvotes. */
export function balanceOf(votes: readonly PlannedVote[]): number {
  return votes.reduce((sum, vote) => sum + vote.direction, 0)
}

function postColumns(post: PlannedPost, { text, html }: Version, keys: Keys) {
  return {
    user_id: keys.person(post.author),
    original_text: text,
    parsed_text: html,
    excerpt: excerptOf(html),
    vote_count: balanceOf(post.votes),
    created_at: post.at,
    edited_at: post.edit?.at ?? null,
    last_editor_id: post.edit ? keys.person(post.edit.editor) : null,
  }
}

/** Returns the columns of a question's last activity, as lists show it. */
function lastEvent({ author, at, edit, answers }: PlannedQuestion, keys: Keys) {
  const events = [
    { operation_type: 'asked' as const, by: author, at },
    ...(edit ? [{ operation_type: 'modified' as const, by: edit.editor, at: edit.at }] : []),
    ...answers.map((answer) => ({ operation_type: 'answered' as const, by: answer.author, at: answer.at })),
  ]
  const last = events.reduce((latest, event) => (event.at >= latest.at ? event : latest))
  const { operation_type } = last
  return { operation_type, operator_id: keys.person(last.by), operated_at: last.at, active_at: last.at }
}
