import type { Generated } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { KindNumber } from '../../../platform/ids/object-kinds.ts'
import { kindNumber } from '../../../platform/ids/object-kinds.ts'
import type { PostLink } from './links-in.ts'
import { linksIn } from './links-in.ts'
import { inLists } from '../lists/list-store.ts'
import { isUnavailable } from '../question.ts'
import { addToQuestionCount } from '../store.ts'

interface PostLinksTable {
  id: Generated<number>
  /** `text` for a link in the text, `duplicate` for a question closed as a duplicate of the target. */
  kind: 'text' | 'duplicate'
  source_type: KindNumber<'question' | 'answer'>
  source_id: number
  source_question_id: number
  target_question_id: number
  target_answer_id: number | null
  /** 0 while the source's question is hidden, deleted or pending, since the link is not public then. */
  counted: 0 | 1
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    post_links: PostLinksTable
  }
}

/** The post that contains a link. */
export interface LinkSource {
  type: 'question' | 'answer'
  id: number
  /** The question itself, or the question of the answer. */
  questionId: number
}

/**
 * Replaces the stored links of a post's text and updates the counters of the linked questions. The caller must have
 * locked the source's question. Links of a post to its own question are ignored.
 * @param html the stored text; '' once the post is deleted
 */
export function setPostLinks(tx: Db, source: LinkSource, html: string): Promise<void> {
  return replaceLinks(tx, { ...source, kind: 'text' }, linksIn(html))
}

/** Sets the original of a closed duplicate, null for none. */
export function setDuplicateLink(tx: Db, questionId: number, link: PostLink | null): Promise<void> {
  return replaceLinks(tx, { type: 'question', id: questionId, questionId, kind: 'duplicate' }, link ? [link] : [])
}

/** Finds the originals of closed duplicates, by the ids of the duplicates. */
export async function findDuplicateLinks(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('post_links')
    .select(['source_id', 'target_question_id'])
    .where('kind', '=', 'duplicate')
    .where('source_type', '=', kindNumber('question'))
    .where('source_id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.source_id, row.target_question_id]))
}

type LinkOwner = LinkSource & { kind: PostLinksTable['kind'] }

async function replaceLinks(tx: Db, owner: LinkOwner, links: readonly PostLink[]): Promise<void> {
  const gone = await tx
    .deleteFrom('post_links')
    .where('kind', '=', owner.kind)
    .where('source_type', '=', kindNumber(owner.type))
    .where('source_id', '=', owner.id)
    .returning(['target_question_id', 'counted'])
    .execute()
  const foreign = links.filter((link) => link.questionId !== owner.questionId)
  const wanted = await filterExisting(tx, foreign)
  const counted = wanted.length > 0 && (await isListed(tx, owner.questionId))
  if (wanted.length > 0) {
    const rows = wanted.map((link) => ({
      kind: owner.kind,
      source_type: kindNumber(owner.type),
      source_id: owner.id,
      source_question_id: owner.questionId,
      target_question_id: link.questionId,
      target_answer_id: link.answerId,
      counted: counted ? (1 as const) : (0 as const),
    }))
    await tx.insertInto('post_links').values(rows).execute()
  }
  await addToLinkedCounts(tx, [
    ...gone.filter((row) => row.counted === 1).map((row) => ({ id: row.target_question_id, change: -1 })),
    ...(counted ? wanted.map((link) => ({ id: link.questionId, change: 1 })) : []),
  ])
}

async function filterExisting(db: Db, links: readonly PostLink[]): Promise<PostLink[]> {
  if (links.length === 0) return []
  const ids = links.map((link) => link.questionId)
  const rows = await db.selectFrom('questions').select('id').where('id', 'in', ids).execute()
  const existing = new Set(rows.map((row) => row.id))
  return links.filter((link) => existing.has(link.questionId))
}

async function isListed(db: Db, questionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('questions')
    .select(['status', 'listed'])
    .where('id', '=', questionId)
    .executeTakeFirst()
  return row !== undefined && !isUnavailable(row) && row.listed === 1
}

/** Finds the questions that a question and its answers link to now. */
export async function findLinkTargets(db: Db, questionId: number): Promise<number[]> {
  return (await linkTargetsOf(db, questionId).execute()).map((row) => row.id)
}

/** Selects what {@link findLinkTargets} returns. */
export function linkTargetsOf(db: Db, questionId: number) {
  return db.selectFrom('post_links').select('target_question_id as id').where('source_question_id', '=', questionId)
}

/** Maximum number of a question's links that are considered, newest first. It bounds the cost of the page. */
const NEWEST_LINKS = 100

/** The column of the links table that holds a given question; the other column holds the question linked with it. */
type LinkEnd = 'source_question_id' | 'target_question_id'

/**
 * Finds the listed questions linked with a question by its newest links, highest vote count first.
 * @param from the column that holds the question: `source_question_id` finds the questions it links to
 */
export function findLinkedQuestions(db: Db, questionId: number, from: LinkEnd, limit: number) {
  const other = from === 'source_question_id' ? 'target_question_id' : 'source_question_id'
  const newest = db
    .selectFrom('post_links')
    .select(other)
    .where(from, '=', questionId)
    .orderBy('id', 'desc')
    .limit(NEWEST_LINKS)
  return db
    .selectFrom('questions')
    .select(['id', 'title', 'url_title', 'answer_count', 'accepted_answer_id'])
    .where('id', 'in', db.selectFrom(newest.as('newest')).select(other))
    .where(inLists({ hidden: false }))
    .orderBy('vote_count', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Starts or stops counting the links of a question and its answers when its visibility changes. */
export async function countLinksOf(tx: Db, questionId: number, counted: boolean): Promise<void> {
  const changed = await tx
    .updateTable('post_links')
    .set({ counted: counted ? 1 : 0 })
    .where('source_question_id', '=', questionId)
    .where('counted', '=', counted ? 0 : 1)
    .returning('target_question_id')
    .execute()
  const change = counted ? 1 : -1
  await addToLinkedCounts(
    tx,
    changed.map((row) => ({ id: row.target_question_id, change })),
  )
}

/**
 * Adds the changes to the link counters, with one update per question in the order of the ids, which avoids deadlocks.
 */
async function addToLinkedCounts(tx: Db, changes: readonly { id: number; change: number }[]): Promise<void> {
  const sums = new Map<number, number>()
  for (const { id, change } of changes) sums.set(id, (sums.get(id) ?? 0) + change)
  for (const [id, change] of [...sums].toSorted(([a], [b]) => a - b)) {
    if (change !== 0) await addToQuestionCount(tx, id, 'linked_count', change)
  }
}
