import type { ImportedAnswer, ImportedComment } from '../content/records.ts'
import type { ImportRun } from '../run.ts'
import { findLocalIds } from '../store.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, idIn, numberOf, textOf, timeOf } from '../source/cells.ts'
import { postIdOf, postOf, readPostFacts, readVotes, translated } from './read-posts.ts'
import { isPrivate, isQuestion, questionIdOf } from './read-topics.ts'
import type { DiscourseSite } from './site.ts'

const WRITTEN_BY_PEOPLE = 1
/** Longer comments could not be written here (openapi/schemas/comments.yaml). */
const MAX_COMMENT = 600
/** What comments do not have: blocks of code, headings, pictures, tables. */
const NEEDS_A_POST = /^ {0,3}(?:`{3}|~{3}|#{1,6}\s|\|)|!\[|<img|<details/m

/** A reply of a topic; undefined for other posts, and for those of topics that are no questions. */
type Reply = { kind: 'answer'; post: ImportedAnswer } | { kind: 'comment'; post: ImportedComment } | undefined

/** Reads those among some posts that are answers, and undefined for each other one. */
export async function readAnswers(run: ImportRun, site: DiscourseSite, rows: readonly Row[]) {
  return (await readReplies(run, site, rows)).map((reply) => (reply?.kind === 'answer' ? reply.post : undefined))
}

/** Reads those among some posts that are comments, and undefined for each other one. */
export async function readComments(run: ImportRun, site: DiscourseSite, rows: readonly Row[]) {
  return (await readReplies(run, site, rows)).map((reply) => (reply?.kind === 'comment' ? reply.post : undefined))
}

/**
 * Reads the replies among some posts. One to the question is an answer. One to another reply is a comment, if it is as short
 * and plain as comments are here; the accepted one is an answer always.
 */
async function readReplies(run: ImportRun, site: DiscourseSite, rows: readonly Row[]): Promise<Reply[]> {
  const written = rows.filter(
    (row) => numberOf(row, 'post_type') === WRITTEN_BY_PEOPLE && numberOf(row, 'post_number') > 1,
  )
  const topicIds = written.flatMap((row) => idIn(row, 'topic_id') ?? [])
  const topics = new Map((await site.tables.related('topics', 'id', topicIds)).map((row) => [textOf(row, 'id'), row]))
  const accepted = await readAccepted(site, topicIds)
  const topicOf = (row: Row) => topics.get(textOf(row, 'topic_id'))
  const facts = await readPostFacts(run, site, written, topics)
  const stored = async (kind: 'answer' | 'comment') => findLocalIds(run.ctx.db, run.source, kind, written.map(postIdOf))
  const [answers, comments] = [await stored('answer'), await stored('comment')]
  return rows.map((row): Reply => {
    const topic = topicOf(row)
    if (!facts.texts.has(textOf(row, 'id')) || (topic && !isQuestion(site, topic))) return undefined
    const base = postOf(row, facts)
    const post = {
      ...base,
      id: postIdOf(row),
      isDeleted: base.isDeleted || (topic !== undefined && isPrivate(site, topic)),
    }
    const isAccepted = accepted.has(base.id)
    const answered = numberOf(row, 'reply_to_post_number')
    const isPlain = post.text !== '' && post.text.length <= MAX_COMMENT && !NEEDS_A_POST.test(post.text)
    // What an earlier import stored stays what it is, though the post was changed since.
    const isAnswer = answers.has(post.id) || (!comments.has(post.id) && (isAccepted || answered <= 1 || !isPlain))
    if (isAnswer) {
      return { kind: 'answer', post: { ...post, questionId: questionIdOf(textOf(row, 'topic_id')), isAccepted } }
    }
    const replyTo = `t/${textOf(row, 'topic_id')}/${answered}`
    return { kind: 'comment', post: { ...post, postId: replyTo, replyTo } }
  })
}

/** Finds the accepted posts of topics, where the plugin stores them now and where it did. */
async function readAccepted({ tables }: DiscourseSite, topicIds: readonly string[]): Promise<Set<string>> {
  const solved = await tables.related('discourse_solved_solved_topics', 'topic_id', topicIds)
  const only = { column: 'name', value: 'accepted_answer_post_id' }
  const fields = await tables.related('topic_custom_fields', 'topic_id', topicIds, 'id', only)
  return new Set([...solved.map((row) => textOf(row, 'answer_post_id')), ...fields.map((row) => textOf(row, 'value'))])
}

/** Reads the comments of the plugin for voting. */
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
  const parents = new Map(posts.map((row) => [textOf(row, 'id'), postIdOf(row)]))
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
    return {
      id: `comment ${textOf(row, 'id')}`,
      postId: parents.get(textOf(row, 'post_id')) ?? '',
      author: { id: idIn(row, 'user_id'), displayName: undefined },
      text: texts[index] ?? '',
      createdAt: timeOf(row, 'created_at', 'UTC'),
      score: own.length,
      votes: own,
      isDeleted: textOf(row, 'deleted_at') !== '' || flagOf(row, 'hidden'),
    }
  })
}
