import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Capabilities, Db } from '../../platform/db/database.ts'
import type { FullTextMatch, FullTextQuery, TermCounts } from '../../platform/search/full-text-index.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
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

/** Bounds of the exact ranking. */
interface RankingBounds {
  /** All matches, if there are no more than this many. */
  whole: number
  /** Otherwise about this many, the strongest. */
  strongest: number
}

// Ranking all of 5 000 takes as long as finding the 1 000 strongest: some 10 ms of processor time.
const BOUNDS: RankingBounds = { whole: 5_000, strongest: 1_000 }
/** The matches that a search looks at whose time is over (docs/spec/domain.md#search). */
const NEWEST = 10_000
/** No search counts further (docs/spec/domain.md#search). */
const MAX_COUNT = 10_000

/** One page of matches and the number of all of them, up to a limit. */
export interface FoundDocuments {
  count: number
  hits: { type: DocumentType; objectId: number }[]
}

/** Finds one page of matching documents, and their total count up to a limit. */
export async function findDocuments(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: { size: number; offset: number },
  bounds = BOUNDS,
): Promise<FoundDocuments> {
  const strongest = await findStrongest(db, can, selection, page, bounds)
  return strongest ?? findAmong(db, can, selection, page, matchesOf(can, selection))
}

/** Finds what {@link findDocuments} finds, among the newest matches only. */
export function findAmongNewest(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: { size: number; offset: number },
): Promise<FoundDocuments> {
  const { words, phrases } = selection
  const newest =
    words.length + phrases.length > 0
      ? fullTextOf(can).newestMatches({ anyOf: words, phrases }, NEWEST)
      : sql<FullTextMatch>`(select id as key, 0 as relevance from search_documents order by id desc limit ${sql.lit(NEWEST)})`
  return findAmong(db, can, selection, page, newest)
}

/**
 * Finds a page by relevance among the strongest of many matches, whose number does not grow with the site.
 * @returns undefined where all matches have to be read: there are few, they have another order, or this page needs more
 */
async function findStrongest(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: { size: number; offset: number },
  bounds: RankingBounds,
): Promise<FoundDocuments | undefined> {
  if (selection.order !== 'relevance' || isFiltered(selection)) return undefined
  const query = { anyOf: selection.words, phrases: selection.phrases }
  const count = await fullTextOf(can).count(db, query, MAX_COUNT)
  if (count <= bounds.whole) return undefined
  const terms = await fullTextOf(can).countTerms(db, query, bounds.strongest)
  const rows = await selectDocuments(db, can, selection, strongestOf(can, query, terms, bounds.strongest))
    .select(['documents.object_type', 'documents.object_id'])
    .orderBy('hits.relevance', 'desc')
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return rows.length < page.size ? undefined : { count, hits: rows.map(hitOf) }
}

/** Selects about this many matches; where few are strong, as with words like "how", the newest ones too. */
function strongestOf(
  can: Capabilities,
  query: FullTextQuery,
  terms: readonly TermCounts[],
  wanted: number,
): RawBuilder<FullTextMatch> {
  const index = fullTextOf(can)
  const strong = index.strongMatches(
    query,
    terms.map((term) => tiersToRead(term, wanted)),
  )
  const found = terms.map(({ all, tiers }) => (all < wanted ? all : (tiers.at(-1) ?? 0)))
  if (found.reduce((sum, count) => sum + count, 0) >= wanted) return strong
  return sql<FullTextMatch>`(select key, max(relevance) as relevance from (
    select key, relevance from ${strong} as strong
    union all select key, relevance from ${index.newestMatches(query, wanted)} as newest) as merged group by key)`
}

/** Returns how many of the strongest tiers have this many texts, if there are so many with the term. */
function tiersToRead({ all, tiers }: TermCounts, texts: number): number | 'all' {
  if (all < texts) return 'all'
  const last = tiers.findIndex((count) => count >= texts)
  return last === -1 ? tiers.length : last + 1
}

async function findAmong(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: { size: number; offset: number },
  matches: RawBuilder<FullTextMatch>,
): Promise<FoundDocuments> {
  const base = selectDocuments(db, can, selection, matches)
  const rows = await base
    .select(['documents.object_type', 'documents.object_id', sql<number>`count(*) over ()`.as('count')])
    .orderBy(orderOf(selection), 'desc')
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  const hits = rows.map(hitOf)
  const [first] = rows
  if (first || page.offset === 0) return { count: Math.min(first?.count ?? 0, MAX_COUNT), hits }
  // Beyond the last page no row carries the count.
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { count: Math.min(count, MAX_COUNT), hits }
}

function hitOf(row: { object_type: KindNumber<DocumentType>; object_id: number }) {
  return { type: kindOf(row.object_type), objectId: row.object_id }
}

/** True if anything but words decides what is found. */
function isFiltered(selection: SearchSelection): boolean {
  const { tagFamilies, authorId, score, kind, unsolved, views, answers, accepted, questionId } = selection
  const values = [authorId, score, kind, views, answers, questionId]
  return tagFamilies.length > 0 || unsolved || accepted || values.some((value) => value !== undefined)
}

/** Matches everything that is public. */
const ANYTHING: SearchSelection = {
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

/** Filters posts to those that are public, in the given order. */
export async function filterPublic<Hit extends { type: DocumentType; objectId: number }>(
  db: Db,
  can: Capabilities,
  hits: readonly Hit[],
): Promise<Hit[]> {
  if (hits.length === 0) return []
  const rows = await selectDocuments(db, can, ANYTHING, matchesOf(can, ANYTHING))
    .select(['documents.object_type', 'documents.object_id'])
    .where((eb) =>
      eb.or(
        hits.map(({ type, objectId }) =>
          eb.and([eb('documents.object_type', '=', kindNumber(type)), eb('documents.object_id', '=', objectId)]),
        ),
      ),
    )
    .execute()
  const keys = new Set(rows.map((row) => `${kindOf(row.object_type)} ${row.object_id}`))
  return hits.filter(({ type, objectId }) => keys.has(`${type} ${objectId}`))
}

/**
 * Reads score, state and tags from the posts themselves, so that they are current; but only where a filter needs them,
 * because rows of posts are long. Posts that are not public are few and are excluded by key.
 */
function selectDocuments(db: Db, can: Capabilities, selection: SearchSelection, matches: RawBuilder<FullTextMatch>) {
  const { tagFamilies, authorId, score, kind, views, answers, questionId } = selection
  return db
    .selectFrom('search_documents as documents')
    .innerJoin(matches.as('hits'), 'hits.key', 'documents.id')
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
}

/** Returns the documents with the words; all documents if no words are given. */
function matchesOf(can: Capabilities, { words, phrases }: SearchSelection): RawBuilder<FullTextMatch> {
  return words.length + phrases.length > 0
    ? fullTextOf(can).matches({ anyOf: words, phrases })
    : sql<FullTextMatch>`(select id as key, 0 as relevance from search_documents)`
}

const QUESTION = sql.lit(kindNumber('question'))

/** Both are spelled like the predicates of partial indexes, so that the engines use these. */
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
/** Answers have no activity time; their creation counts. */
const ACTIVE_AT = sql<number>`case when documents.object_type = ${QUESTION}
  then (select questions.active_at from questions where questions.id = documents.object_id)
  else documents.created_at end`

function orderOf({ order }: SearchSelection): RawBuilder<number> {
  return {
    newest: sql<number>`documents.created_at`,
    active: ACTIVE_AT,
    score: VOTES,
    relevance: sql<number>`hits.relevance`,
  }[order]
}
