import type {
  Dated,
  ImportedAnswer,
  ImportedClosing,
  ImportedComment,
  ImportedQuestion,
  ImportedVersion,
  ImportedVote,
} from '../content/records.ts'
import type { PersonReference } from '../people.ts'
import type { Unusable } from '../run.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, idIn, numberOf, textOf, timeOf } from '../source/cells.ts'
import type { AskbotSite } from './site.ts'

/** Rows of other tables that belong to some posts. */
interface RelatedRows {
  threads: ReadonlyMap<string, Row>
  /** Ids of questions by thread id. */
  questions: ReadonlyMap<string, string>
  privateThreads: ReadonlySet<string>
  votes: ReadonlyMap<string, ImportedVote[]>
  versions: ReadonlyMap<string, ImportedVersion[]>
  followers: ReadonlyMap<string, Dated[]>
  bookmarks: ReadonlyMap<string, Dated[]>
}

/** Askbot's numbers for those close reasons that this site has, too. */
const CLOSE_REASONS: Readonly<Record<number, string>> = {
  1: 'a_duplicate',
  2: 'community_specific',
  3: 'not_clarity',
  4: 'not_clarity',
  9: 'community_specific',
}

/** Reads questions. A question whose thread is missing gets an empty title, so it is reported instead of imported. */
export async function readQuestions(site: AskbotSite, rows: readonly Row[]): Promise<ImportedQuestion[]> {
  const about = await readRelatedRows(site, rows)
  return rows.map((row) => questionOf(row, about))
}

export async function readAnswers(site: AskbotSite, rows: readonly Row[]): Promise<ImportedAnswer[]> {
  const about = await readRelatedRows(site, rows)
  return rows.map((row) => answerOf(row, about))
}

export async function readComments(site: AskbotSite, rows: readonly Row[]): Promise<ImportedComment[]> {
  const about = await readRelatedRows(site, rows)
  return rows.map((row) => ({ ...postOf(row, about), postId: textOf(row, 'parent_id') }))
}

async function readRelatedRows(site: AskbotSite, rows: readonly Row[]): Promise<RelatedRows> {
  const { tables, table } = site
  const ids = rows.map((row) => textOf(row, 'id'))
  const threadIds = rows.flatMap((row) => idIn(row, 'thread_id') ?? [])
  const [threads, followers, bookmarks] = [
    await tables.related('askbot_thread', 'id', threadIds),
    await tables.related('askbot_thread_followed_by', 'thread_id', threadIds),
    await tables.related(table('bookmark'), 'thread_id', threadIds),
  ]
  return {
    threads: new Map(threads.map((row) => [textOf(row, 'id'), row])),
    questions: await questionsOf(site, rows),
    privateThreads: await site.privateAmong(threadIds),
    votes: groupBy(await tables.related(table('vote'), 'voted_post_id', ids), 'voted_post_id', (row) => ({
      personId: textOf(row, 'user_id'),
      at: timeOf(row, 'voted_at', 'UTC') ?? 0,
      direction: numberOf(row, 'vote') > 0 ? 1 : -1,
    })),
    versions: groupBy(await tables.related('askbot_postrevision', 'post_id', ids), 'post_id', versionOf),
    followers: groupBy(followers, 'thread_id', (row) => ({ personId: textOf(row, 'user_id'), at: 0 })),
    bookmarks: groupBy(bookmarks, 'thread_id', (row) => ({
      personId: textOf(row, 'user_id'),
      at: timeOf(row, 'added_at', 'UTC') ?? 0,
    })),
  }
}

/** Finds the questions of answers. An answer names its thread; only newer versions store the question as well. */
async function questionsOf({ tables }: AskbotSite, rows: readonly Row[]): Promise<Map<string, string>> {
  const orphans = rows.filter((row) => textOf(row, 'post_type') === 'answer' && idIn(row, 'parent_id') === undefined)
  const posts = await tables.related(
    'askbot_post',
    'thread_id',
    orphans.flatMap((row) => idIn(row, 'thread_id') ?? []),
  )
  const questions = posts.filter((row) => textOf(row, 'post_type') === 'question')
  return new Map(questions.map((row) => [textOf(row, 'thread_id'), textOf(row, 'id')]))
}

function groupBy<Thing>(rows: readonly Row[], column: string, read: (row: Row) => Thing): Map<string, Thing[]> {
  const groups = Map.groupBy(rows, (row) => textOf(row, column))
  return new Map([...groups].map(([key, some]) => [key, some.map(read)]))
}

function versionOf(row: Row): ImportedVersion {
  return {
    personId: textOf(row, 'author_id'),
    at: timeOf(row, 'revised_at', 'UTC') ?? 0,
    title: textOf(row, 'title'),
    text: textOf(row, 'text'),
    tags: namesIn(textOf(row, 'tagnames')),
    summary: textOf(row, 'summary'),
    isWaiting: false,
  }
}

function namesIn(names: string): string[] {
  return names.split(/[\s,]+/).filter((name) => name !== '')
}

function postOf(row: Row, { votes, privateThreads }: RelatedRows) {
  const id = textOf(row, 'id')
  const createdAt = timeOf(row, 'added_at', 'UTC')
  const isWaiting = textOf(row, 'approved') !== '' && !flagOf(row, 'approved')
  const isPrivate = privateThreads.has(textOf(row, 'thread_id'))
  const notes: Unusable[] = []
  if (isWaiting) notes.push({ id, reason: 'waited for approval: stored as deleted, so that staff can restore it' })
  if (isPrivate) notes.push({ id, reason: 'for some groups alone: stored as deleted, so that staff can restore it' })
  return {
    id,
    author: personIn(row, 'author_id'),
    text: textOf(row, 'text'),
    createdAt,
    score: numberOf(row, row['points'] === undefined ? 'score' : 'points'),
    votes: (votes.get(id) ?? []).map((vote) => ({ ...vote, at: vote.at || (createdAt ?? 0) })),
    isDeleted: isWaiting || isPrivate || flagOf(row, 'deleted'),
    notes,
  }
}

/** Returns the person in a column. Anonymous authors stay anonymous. */
function personIn(row: Row, column: string): PersonReference {
  return { id: flagOf(row, 'is_anonymous') ? undefined : idIn(row, column), displayName: undefined }
}

function editedOf(row: Row, { versions }: RelatedRows) {
  const editedAt = timeOf(row, 'last_edited_at', 'UTC')
  // Versions name their authors, so the versions of an anonymous post are left out.
  const known = flagOf(row, 'is_anonymous') ? [] : (versions.get(textOf(row, 'id')) ?? [])
  return {
    ...(editedAt === undefined ? {} : { editedAt, editor: personIn(row, 'last_edited_by_id') }),
    versions: known.filter(({ at }) => at > 0),
  }
}

function questionOf(row: Row, about: RelatedRows): ImportedQuestion {
  const post = postOf(row, about)
  const threadId = textOf(row, 'thread_id')
  const thread = about.threads.get(threadId) ?? {}
  const isDeleted = post.isDeleted || flagOf(thread, 'deleted')
  return {
    ...post,
    ...editedOf(row, about),
    isDeleted,
    title: textOf(thread, 'title'),
    tags: namesIn(textOf(thread, 'tagnames')),
    viewCount: numberOf(thread, 'view_count'),
    isPinned: false,
    isListed: true,
    closing: isDeleted ? undefined : closingOf(thread),
    followers: (about.followers.get(threadId) ?? []).map((each) => ({ ...each, at: post.createdAt ?? 0 })),
    bookmarks: (about.bookmarks.get(threadId) ?? []).map((each) => ({ ...each, at: each.at || (post.createdAt ?? 0) })),
  }
}

function closingOf(thread: Row): ImportedClosing | undefined {
  if (!flagOf(thread, 'closed')) return undefined
  return {
    at: timeOf(thread, 'closed_at', 'UTC') ?? timeOf(thread, 'last_activity_at', 'UTC') ?? 0,
    by: idIn(thread, 'closed_by_id') === undefined ? undefined : personIn(thread, 'closed_by_id'),
    reason: CLOSE_REASONS[numberOf(thread, 'close_reason')] ?? null,
    message: null,
  }
}

function answerOf(row: Row, about: RelatedRows): ImportedAnswer {
  const thread = about.threads.get(textOf(row, 'thread_id')) ?? {}
  return {
    ...postOf(row, about),
    ...editedOf(row, about),
    questionId: idIn(row, 'parent_id') ?? about.questions.get(textOf(row, 'thread_id')) ?? '',
    isAccepted: textOf(thread, 'accepted_answer_id') === textOf(row, 'id'),
  }
}
