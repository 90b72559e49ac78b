import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { usernameOf } from './operation.ts'
import type { RealSite } from './real-site.ts'
import type { Snapshot } from './snapshot.ts'
import { line, expectedSnapshot } from './snapshot.ts'
import type { Question, World } from './world.ts'

const STATUSES = { 1: 'available', 2: 'closed', 10: 'deleted', 11: 'pending' } as const

/**
 * Returns what the administrator should see: the lines of `expectedSnapshot` without deleted comments, synonyms of
 * tags, flags and suggestions.
 */
export function expectedVisibleSnapshot(world: World): Snapshot {
  const lines = expectedSnapshot(world)
  for (const [key, post] of world.posts) {
    if (post.kind === 'comment' && post.deleted) delete lines[key]
    // Not compared: the tags of a deleted question are read from its history, which may include deleted tags.
    if (post.kind === 'question' && post.deleted) lines[key] = lines[key]?.replace(/, tags: .*/, '') ?? ''
  }
  for (const [slug, tag] of world.tags) if (tag.main !== null) delete lines[`tag ${slug}`]
  for (const key of [...world.flags.keys(), ...world.suggestions.keys()]) delete lines[key]
  return lines
}

/** Reads what the administrator sees, page by page. */
export async function readVisibleSnapshot(real: RealSite, world: World): Promise<Snapshot> {
  const api = await real.session(0)
  const lines: Snapshot = {}
  for (const [key, post] of world.posts) {
    if (post.kind === 'question') Object.assign(lines, await shownQuestion(real, api, key, post))
    if (post.kind !== 'comment') Object.assign(lines, await shownComments(real, api, key))
  }
  for (const [slug, { main }] of world.tags) {
    if (main !== null) continue
    const tag = await unwrap(api.call('getTag', { query: { name: slug } }))
    const { status, original_text: text, question_count: questions, follow_count: followers } = tag
    lines[`tag ${slug}`] = line({ status, main, text, questions, followers })
  }
  for (const index of world.people.keys()) {
    const username = usernameOf(index)
    const shown = await unwrap(api.call('getPersonalUser', { query: { username } }))
    const { rank, question_count: questions, answer_count: answers, follow_count: followers, status } = shown
    lines[`person ${index}`] = line({ rank, questions, answers, followers, status })
  }
  return lines
}

async function shownQuestion(real: RealSite, api: QuandaryClient, key: string, post: Question): Promise<Snapshot> {
  const id = real.publicId(key)
  const shown = await unwrap(api.call('getQuestion', { query: { id } }))
  const lines: Snapshot = {}
  lines[key] = line({
    status: STATUSES[shown.status],
    title: shown.title,
    listed: shown.show === 1,
    pinned: shown.pin === 2,
    votes: shown.vote_count,
    answers: shown.answer_count,
    accepted: answerNamed(real, shown.accepted_answer_id),
    last: answerNamed(real, shown.last_answer_id),
    bookmarks: shown.collection_count,
    followers: shown.follow_count,
    ...(!post.deleted && { tags: shown.tags.map((tag) => tag.slug_name).join(' ') }),
  })
  if (post.answers.length === 0) return lines
  const { list } = await unwrap(api.call('listAnswers', { query: { question_id: id, page_size: 1000 } }))
  for (const { id: answerId, status, content: text, vote_count: votes, accepted } of list) {
    const name = answerNamed(real, answerId) ?? ''
    lines[name] = line({ status: STATUSES[status], text, votes, accepted: accepted === 2 })
  }
  return lines
}

async function shownComments(real: RealSite, api: QuandaryClient, key: string): Promise<Snapshot> {
  const query = { object_id: real.publicId(key), page_size: 100 }
  const { list } = await unwrap(api.call('listComments', { query }))
  return Object.fromEntries(
    list.map(({ comment_id, original_text: text, vote_count: votes }) => [
      real.nameOf('c', Number(comment_id.slice(-13))),
      line({ status: 'available', text, votes }),
    ]),
  )
}

/**
 * Returns the name that the model gives to an answer; null if the public id is `0` or '', which stand for no answer.
 */
function answerNamed(real: RealSite, publicId: string): string | null {
  return publicId === '0' || publicId === '' ? null : real.nameOf('a', Number(publicId.slice(-13)))
}
