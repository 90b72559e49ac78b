import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Capabilities, Db } from '../../platform/db/database.ts'
import type { TermCounts } from '../../platform/search/full-text-index.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import { relevanceOf } from '../../platform/search/relevance.ts'
import { textTiers } from '../../platform/search/text-tiers.ts'
import type { Term } from '../../platform/search/terms.ts'
import type { KindNumber } from '../../platform/ids/object-kinds.ts'
import { kindNumber, kindOf } from '../../platform/ids/object-kinds.ts'
import type { DocumentType } from './store.ts'

/** A search with every name resolved to keys. */
export interface SearchSelection {
  words: readonly Term[]
  phrases: readonly Term[]
  /** For each tag, its key and those of its synonyms. */
  tagFamilies: readonly (readonly number[])[]
  authorId: number | undefined
  score: number | undefined
  kind: DocumentType | undefined
  unsolved: boolean
  views: number | undefined
  answers: number | undefined
  accepted: boolean
  questionId: number | undefined
  order: 'newest' | 'active' | 'score' | 'relevance'
}

/** A match of a search. */
export interface FoundDocument {
  type: DocumentType
  objectId: number
}

/** One page of the matches among given documents, and the number of these matches on all pages. */
interface FoundAmong {
  count: number
  hits: FoundDocument[]
}

/**
 * Finds one page of the matches among the given documents.
 * @param terms the frequencies of the words and phrases, to leave out documents without any of them and to order by
 * relevance
 */
export async function findAmong(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  among: RawBuilder<{ key: number }>,
  page: { size: number; offset: number },
  terms?: TermCounts,
): Promise<FoundAmong> {
  const selected = selectDocuments(db, can, selection, among).select([
    'documents.id',
    'documents.object_type',
    'documents.object_id',
    'documents.created_at',
  ])
  const relevance = terms && relevanceOf(fullTextOf(can), [...selection.words, ...selection.phrases], terms, TIERS)
  const rank = orderOf(selection)
  const ordered = relevance
    ? selected
        .innerJoin(textTiers.all().as('texts'), 'texts.key', 'documents.id')
        .select([relevance.as('relevance'), rank.as('rank')])
    : selected.select([sql.lit(1).as('relevance'), rank.as('rank')])
  const base = db
    // Materialized, because SQLite would otherwise compute the relevance again for each use.
    .with(
      (table) => table('found').materialized(),
      () => ordered,
    )
    .selectFrom('found')
    .$if(relevance !== undefined, (query) => query.where('found.relevance', '>', 0))
  const rows = await base
    .select(['found.object_type', 'found.object_id', sql<number>`count(*) over ()`.as('count')])
    .orderBy(selection.order === 'relevance' ? 'found.relevance' : 'found.rank', 'desc')
    .orderBy('found.created_at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  const hits = rows.map(hitOf)
  const [first] = rows
  if (first || page.offset === 0) return { count: first?.count ?? 0, hits }
  // A page beyond the last has no row that carries the count.
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { count, hits }
}

const TIERS = sql.ref<string>('texts.tiers')

export async function countSelected(db: Db, selected: RawBuilder<{ key: number }>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${selected} as selected`.execute(db)
  return rows[0]?.count ?? 0
}

/** Selects given documents. */
export function theseDocuments(can: Capabilities, keys: readonly number[]): RawBuilder<{ key: number }> {
  return fullTextOf(can).among(keys)
}

/** Selects the newest documents of all. */
export function newestDocuments(limit: number): RawBuilder<{ key: number }> {
  return sql`(select id as key from search_documents order by created_at desc, id desc limit ${sql.lit(limit)})`
}

/**
 * Selects the newest documents of the person, the question or the first tag that a search names, using the index of
 * that filter.
 * @returns undefined if the search names none of them
 */
export function narrowDocuments(selection: SearchSelection, limit: number): RawBuilder<{ key: number }> | undefined {
  const { authorId, questionId, tagFamilies } = selection
  if (questionId !== undefined) {
    return sql`(select id as key from search_documents where question_id = ${questionId}
      order by id desc limit ${sql.lit(limit)})`
  }
  if (authorId !== undefined) {
    return sql`(select id as key from search_documents where user_id = ${authorId}
      order by created_at desc limit ${sql.lit(limit)})`
  }
  const [family] = tagFamilies
  if (family === undefined) return undefined
  const ofTags = sql.join(
    family.map(
      (tagId) => sql`select question_id from (select question_id from question_tags
        where tag_id = ${tagId} and status = 'available' order by question_id desc limit ${sql.lit(limit)}) as tagged`,
    ),
    sql` union `,
  )
  return sql`(select tagged_documents.id as key from (${ofTags}) as tagged_questions
    join search_documents as tagged_documents on tagged_documents.question_id = tagged_questions.question_id
    order by tagged_documents.question_id desc, tagged_documents.id desc limit ${sql.lit(limit)})`
}

function hitOf(row: { object_type: KindNumber<DocumentType>; object_id: number }): FoundDocument {
  return { type: kindOf(row.object_type), objectId: row.object_id }
}

/** True if the search has a condition besides its words. */
export function isFiltered(selection: SearchSelection): boolean {
  const { tagFamilies, authorId, score, kind, unsolved, views, answers, accepted, questionId } = selection
  const values = [authorId, score, kind, views, answers, questionId]
  return tagFamilies.length > 0 || unsolved || accepted || values.some((value) => value !== undefined)
}

/** Matches everything that is public. */
export const ANYTHING: SearchSelection = {
  words: [],
  phrases: [],
  tagFamilies: [],
  authorId: undefined,
  score: undefined,
  kind: undefined,
  unsolved: false,
  views: undefined,
  answers: undefined,
  accepted: false,
  questionId: undefined,
  order: 'newest',
}

/** Reads the tiers of the words of each public document whose key is greater than `after` and at most `last`. */
export async function publicTiers(db: Db, can: Capabilities, after: number, last: number): Promise<string[]> {
  const among = sql<{ key: number }>`(select id as key from search_documents where id > ${after} and id <= ${last})`
  const rows = await selectDocuments(db, can, ANYTHING, among)
    .innerJoin(textTiers.all().as('texts'), 'texts.key', 'documents.id')
    .select('texts.tiers')
    .execute()
  return rows.map(({ tiers }) => tiers)
}

/** Filters posts to those that are public, in the given order. */
export async function filterPublic<Hit extends { type: DocumentType; objectId: number }>(
  db: Db,
  can: Capabilities,
  hits: readonly Hit[],
): Promise<Hit[]> {
  if (hits.length === 0) return []
  const asked = sql.join(
    hits.map(
      ({ type, objectId }) => sql`select id as key from search_documents
      where object_type = ${sql.lit(kindNumber(type))} and object_id = ${objectId}`,
    ),
    sql` union all `,
  )
  const rows = await selectDocuments(db, can, ANYTHING, sql<{ key: number }>`(${asked})`)
    .select(['documents.object_type', 'documents.object_id'])
    .execute()
  const keys = new Set(rows.map((row) => `${kindOf(row.object_type)} ${row.object_id}`))
  return hits.filter(({ type, objectId }) => keys.has(`${type} ${objectId}`))
}

/**
 * Reads score, state and tags from the posts themselves, so that they are current; but only where a filter needs them,
 * because rows of posts are long. Posts that are not public are few and are excluded by key.
 */
function selectDocuments(db: Db, can: Capabilities, selection: SearchSelection, among: RawBuilder<{ key: number }>) {
  const { tagFamilies, authorId, score, kind, views, answers, questionId } = selection
  return (
    db
      // A cross join, so that SQLite begins with these documents and not with all that a filter allows.
      .selectFrom(among.as('hits'))
      .crossJoin('search_documents as documents')
      .whereRef('documents.id', '=', 'hits.key')
      .where(fullTextOf(can).inTime(sql.ref('documents.id')))
      .where(sql<boolean>`documents.question_id not in (${RESTRICTED_QUESTIONS})`)
      .where(sql<boolean>`(documents.object_type = ${QUESTION} or documents.object_id not in (${UNAVAILABLE_ANSWERS}))`)
      .$if(kind !== undefined, (query) => query.where('documents.object_type', '=', kindNumber(kind ?? 'question')))
      .$if(authorId !== undefined, (query) => query.where('documents.user_id', '=', authorId ?? 0))
      .$if(questionId !== undefined, (query) => query.where('documents.question_id', '=', questionId ?? 0))
      .$if(score !== undefined, (query) => query.where(VOTES, score === 0 ? '=' : '>=', score ?? 0))
      .$if(views !== undefined, (query) => query.where(ofQuestion('view_count'), '>=', views ?? 0))
      .$if(answers !== undefined, (query) =>
        query.where(ofQuestion('answer_count'), answers === 0 ? '=' : '>=', answers ?? 0),
      )
      .$if(selection.unsolved, (query) => query.where(ofQuestion('accepted_answer_id'), 'is', null))
      .$if(selection.accepted, (query) => query.where(ofAnswer('accepted'), '=', 1))
      .where((eb) =>
        eb.and(
          tagFamilies.map((family) =>
            eb.exists(
              eb
                .selectFrom('question_tags')
                .select('question_tags.tag_id')
                .whereRef('question_tags.question_id', '=', 'documents.question_id')
                .where('question_tags.status', '=', 'available')
                .where('question_tags.tag_id', 'in', [...family]),
            ),
          ),
        ),
      )
  )
}

const QUESTION = sql.lit(kindNumber('question'))

/**
 * This condition and the next one are spelled like the conditions of partial indexes, so that the engines use these
 * indexes.
 */
const RESTRICTED_QUESTIONS = sql`select questions.id from questions
  where questions.status not in ('available', 'closed') or questions.listed = 0`
const UNAVAILABLE_ANSWERS = sql`select answers.id from answers where answers.status <> 'available'`

function ofQuestion(column: 'view_count' | 'answer_count' | 'accepted_answer_id'): RawBuilder<number | null> {
  return sql`(select ${sql.ref(`questions.${column}`)} from questions where questions.id = documents.question_id)`
}

function ofAnswer(column: 'accepted'): RawBuilder<number> {
  return sql`(select ${sql.ref(`answers.${column}`)} from answers where answers.id = documents.object_id)`
}

const VOTES = sql<number>`case when documents.object_type = ${QUESTION}
  then (select questions.vote_count from questions where questions.id = documents.object_id)
  else (select answers.vote_count from answers where answers.id = documents.object_id) end`
/** Answers have no activity time; their creation time counts. */
const ACTIVE_AT = sql<number>`case when documents.object_type = ${QUESTION}
  then (select questions.active_at from questions where questions.id = documents.object_id)
  else documents.created_at end`

function orderOf({ order }: SearchSelection): RawBuilder<number> {
  if (order === 'active') return ACTIVE_AT
  return order === 'score' ? VOTES : sql<number>`documents.created_at`
}
