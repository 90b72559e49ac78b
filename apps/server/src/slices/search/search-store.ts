import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Capabilities, Db } from '../../platform/db/database.ts'
import type { FullTextMatch } from '../../platform/search/full-text-index.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import type { Term } from '../../platform/search/terms.ts'
import { kindNumber, kindOf } from '../../platform/ids/object-kinds.ts'
import { inLists } from '../questions/index.ts'
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

/** Finds one page of matching documents, and their total count. */
export async function findDocuments(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: { size: number; offset: number },
): Promise<{ count: number; hits: { type: DocumentType; objectId: number }[] }> {
  const base = selectDocuments(db, can, selection)
  const rows = await base
    .select(['documents.object_type', 'documents.object_id', sql<number>`count(*) over ()`.as('count')])
    .orderBy(orderOf(selection), 'desc')
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  const hits = rows.map((row) => ({ type: kindOf(row.object_type), objectId: row.object_id }))
  const [first] = rows
  if (first || page.offset === 0) return { count: first?.count ?? 0, hits }
  // Beyond the last page no row carries the count.
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { count, hits }
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
  const rows = await selectDocuments(db, can, ANYTHING)
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
function selectDocuments(db: Db, can: Capabilities, selection: SearchSelection) {
  const { tagFamilies, authorId, score, kind, views, answers, questionId } = selection
  return db
    .selectFrom('search_documents as documents')
    .innerJoin(matchesOf(can, selection).as('hits'), 'hits.key', 'documents.id')
    .where((eb) =>
      eb(
        'documents.question_id',
        'not in',
        eb
          .selectFrom('questions')
          .select('questions.id')
          .where(eb.not(inLists({ hidden: false }))),
      ),
    )
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

/** Spelled like the predicate of the partial index, so that the engines use it. */
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
