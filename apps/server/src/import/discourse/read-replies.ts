import type { ImportedAnswer, ImportedComment } from '../content/records.ts'
import type { ImportRun } from '../run.ts'
import { findLocalIds } from '../store.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, idIn, numberOf, textOf, timeOf } from '../source/cells.ts'
import type { PostFacts } from './read-posts.ts'
import { postIdOf, postOf, readPostFacts, readVotes, translated } from './read-posts.ts'
import { isPrivate, isQuestion, questionIdOf } from './read-topics.ts'
import type { DiscourseSite } from './site.ts'

/** Kinds of posts (`post_type`). */
const REGULAR = 1
const MODERATOR_ACTION = 2
const WHISPER_POST = 4
/** Maximum length of a comment here (openapi/schemas/comments.yaml). */
const MAX_COMMENT = 600
/** Markup that comments do not have: blocks of code, headings, pictures, tables. */
const NEEDS_A_POST = /^ {0,3}(?:`{3}|~{3}|#{1,6}\s|\|)|!\[|<img|<details/m

/** A reply in a topic; undefined for a first post, which is imported with its topic. */
type Reply = { kind: 'answer'; post: ImportedAnswer } | { kind: 'comment'; post: ImportedComment } | undefined

/**
 * Reads the answers among some posts; undefined for every other post. Posts that cannot be imported are returned as
 * answers with a `problem`.
 */
export async function readAnswers(run: ImportRun, site: DiscourseSite, rows: readonly Row[]) {
  return (await readReplies(run, site, rows)).map((reply) => (reply?.kind === 'answer' ? reply.post : undefined))
}

/** Reads the comments among some posts; undefined for every other post. */
export async function readComments(run: ImportRun, site: DiscourseSite, rows: readonly Row[]) {
  return (await readReplies(run, site, rows)).map((reply) => (reply?.kind === 'comment' ? reply.post : undefined))
}

/**
 * Reads the replies among some posts. A reply to the question becomes an answer. A reply to another reply becomes a
 * comment if it is short and plain enough, unless it was accepted or replies to a post that is not stored.
 */
async function readReplies(run: ImportRun, site: DiscourseSite, rows: readonly Row[]): Promise<Reply[]> {
  const topics = await readTopicsOf(site, rows)
  const topicOf = (row: Row) => topics.get(textOf(row, 'topic_id'))
  const written = rows.filter((row) => numberOf(row, 'post_number') > 1 && !problemOf(site, row, topicOf(row)))
  const accepted = await readAccepted(site, topics.keys())
  const answeredBy = await readAnswered(site, written, topicOf)
  const facts = await readPostFacts(run, site, written, topics)
  const stored = async (kind: 'answer' | 'comment') => findLocalIds(run.ctx.db, run.source, kind, written.map(postIdOf))
  const [answers, comments] = [await stored('answer'), await stored('comment')]
  return rows.map((row): Reply => {
    const topic = topicOf(row)
    const problem = problemOf(site, row, topic)
    const questionId = questionIdOf(textOf(row, 'topic_id'))
    if (problem !== undefined) {
      const nothing = { ...postOf(row, NO_FACTS), id: postIdOf(row), notes: [] }
      return { kind: 'answer', post: { ...nothing, questionId, isAccepted: false, problem } }
    }
    if (numberOf(row, 'post_number') <= 1) return undefined
    const base = postOf(row, facts)
    const post = {
      ...base,
      id: postIdOf(row),
      isDeleted: base.isDeleted || (topic !== undefined && isPrivate(site, topic)),
    }
    const isAccepted = accepted.has(base.id)
    const isPlain = post.text !== '' && post.text.length <= MAX_COMMENT && !NEEDS_A_POST.test(post.text)
    const replyTo = answeredBy(row)
    // A post from an earlier import keeps its kind, even if it was changed since.
    const isAnswer =
      answers.has(post.id) || (!comments.has(post.id) && (isAccepted || !isPlain || replyTo === undefined))
    if (isAnswer) return { kind: 'answer', post: { ...post, questionId, isAccepted } }
    return { kind: 'comment', post: { ...post, postId: replyTo ?? '', replyTo } }
  })
}

const NO_FACTS: PostFacts = { texts: new Map(), votes: new Map(), versions: new Map() }

/** Returns why a post cannot be imported; undefined if it can be. */
function problemOf(site: DiscourseSite, row: Row, topic: Row | undefined): string | undefined {
  if (!topic) return 'post of a topic that is not in the backup'
  if (site.aboutTopics.has(textOf(topic, 'id'))) return 'post about a category, whose description the tag has'
  if (!isQuestion(site, topic)) return 'post of messages between people: not taken over'
  const type = numberOf(row, 'post_type')
  if (type === WHISPER_POST) return 'whisper among staff: not taken over'
  return isWritten(row) ? undefined : 'note on what somebody did to the topic: not taken over'
}

/**
 * True for a post with a text. Posts by moderators have a kind of their own. The entries that record the closing or
 * pinning of a topic have the same kind, but no text.
 */
function isWritten(row: Row): boolean {
  const type = numberOf(row, 'post_type')
  return type === REGULAR || (type === MODERATOR_ACTION && textOf(row, 'raw').trim() !== '')
}

async function readTopicsOf({ tables }: DiscourseSite, posts: readonly Row[]): Promise<Map<string, Row>> {
  const ids = posts.flatMap((row) => idIn(row, 'topic_id') ?? [])
  return new Map((await tables.related('topics', 'id', ids)).map((row) => [textOf(row, 'id'), row]))
}

/**
 * Finds the posts that some replies respond to. The lookup returns undefined for a reply to the first post, or to a
 * post that is not stored.
 */
async function readAnswered(
  site: DiscourseSite,
  replies: readonly Row[],
  topicOf: (row: Row) => Row | undefined,
): Promise<(reply: Row) => string | undefined> {
  const answering = replies.filter((row) => numberOf(row, 'reply_to_post_number') > 1)
  const topicIds = answering.map((row) => textOf(row, 'topic_id'))
  const value = answering.map((row) => textOf(row, 'reply_to_post_number'))
  const rows = await site.tables.related('posts', 'topic_id', topicIds, 'id', { column: 'post_number', value })
  const answered = rows.filter((row) => problemOf(site, row, topicOf(row)) === undefined)
  const keys = new Map(answered.map((row) => [postIdOf(row), Number(textOf(row, 'id'))]))
  return (reply) => {
    const id = `t/${textOf(reply, 'topic_id')}/${textOf(reply, 'reply_to_post_number')}`
    // Posts are stored in the order of their ids. A post that was moved into the topic may have a later id, so it is
    // not stored yet.
    return (keys.get(id) ?? Infinity) < Number(textOf(reply, 'id')) ? id : undefined
  }
}

/** Finds the accepted posts of topics, in the tables of the current and of earlier versions of the plugin. */
async function readAccepted({ tables }: DiscourseSite, ids: Iterable<string>): Promise<Set<string>> {
  const topicIds = [...ids]
  const solved = await tables.related('discourse_solved_solved_topics', 'topic_id', topicIds)
  const only = { column: 'name', value: 'accepted_answer_post_id' }
  const fields = await tables.related('topic_custom_fields', 'topic_id', topicIds, 'id', only)
  return new Set([...solved.map((row) => textOf(row, 'answer_post_id')), ...fields.map((row) => textOf(row, 'value'))])
}

/** Reads the comments of the voting plugin. */
export async function readVotingComments(
  run: ImportRun,
  site: DiscourseSite,
  rows: readonly Row[],
): Promise<ImportedComment[]> {
  const posts = await site.tables.related(
    'posts',
    'id',
    rows.flatMap((row) => idIn(row, 'post_id') ?? []),
  )
  const parents = new Map(posts.map((row) => [textOf(row, 'id'), row]))
  const topics = await readTopicsOf(site, posts)
  const texts = await translated(
    run,
    site,
    rows.map((row) => textOf(row, 'raw')),
  )
  const votes = await readVotes(
    site,
    rows.map((row) => textOf(row, 'id')),
    'Comment',
  )
  return rows.map((row, index) => {
    const own = votes.get(textOf(row, 'id')) ?? []
    const parent = parents.get(textOf(row, 'post_id'))
    const topic = topics.get(textOf(parent ?? {}, 'topic_id'))
    return {
      id: `comment ${textOf(row, 'id')}`,
      postId: parent ? postIdOf(parent) : '',
      author: { id: idIn(row, 'user_id'), displayName: undefined },
      text: texts[index] ?? '',
      createdAt: timeOf(row, 'created_at', 'UTC'),
      score: own.length,
      votes: own,
      isDeleted:
        textOf(row, 'deleted_at') !== '' || flagOf(row, 'hidden') || (topic !== undefined && isPrivate(site, topic)),
    }
  })
}
