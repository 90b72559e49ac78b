import type { Generated, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Capabilities, Db, Tx } from '../../platform/db/database.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { FullTextMatch, IndexedText } from '../../platform/search/full-text.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import type { Term } from '../../platform/search/terms.ts'
import { inLists } from '../questions/index.ts'

/** Questions and answers, by the type numbers of the public ids. */
export type DocumentType = 1 | 2

interface SearchDocumentsTable {
  /** Key of the text in the full-text index. */
  id: Generated<number>
  object_type: DocumentType
  object_id: number
  question_id: number
  user_id: number
  created_at: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    search_documents: SearchDocumentsTable
  }
}

export type SearchDocument = Omit<SearchDocumentsTable, 'id'>

/** Puts a document and its words into the index, in place of what was there. */
export async function putDocument(
  tx: Db,
  can: Capabilities,
  document: SearchDocument,
  text: IndexedText,
): Promise<void> {
  const { id } = await tx
    .insertInto('search_documents')
    .values(document)
    .onConflict((conflict) => conflict.columns(['object_type', 'object_id']).doUpdateSet(document))
    .returning('id')
    .executeTakeFirstOrThrow()
  await fullTextOf(can).put(tx, id, text)
}

/** Puts many documents with their words into the index, none of which is in it yet. */
export async function insertDocuments(
  tx: Db,
  can: Capabilities,
  documents: readonly (SearchDocument & { text: IndexedText })[],
): Promise<void> {
  const rows = await inParts(documents, (part) =>
    tx
      .insertInto('search_documents')
      .values(
        part.map(({ object_type, object_id, question_id, user_id, created_at }) => {
          return { object_type, object_id, question_id, user_id, created_at }
        }),
      )
      .returning('id')
      .execute(),
  )
  const ids = rows.map((row) => row.id).toSorted((a, b) => a - b)
  const index = fullTextOf(can)
  for (const [position, { text }] of documents.entries()) await index.put(tx, ids[position] ?? 0, text)
}

/** Takes a document out of the index; one that is not there is fine. */
export async function removeDocument(tx: Db, can: Capabilities, type: DocumentType, objectId: number): Promise<void> {
  const row = await tx
    .deleteFrom('search_documents')
    .where('object_type', '=', type)
    .where('object_id', '=', objectId)
    .returning('id')
    .executeTakeFirst()
  if (row) await fullTextOf(can).remove(tx, row.id)
}

/** Number of questions and answers that are not deleted. */
export async function countPosts(db: Db): Promise<number> {
  let total = 0
  for (const table of ['questions', 'answers'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '!=', 'deleted')
      .executeTakeFirstOrThrow()
    total += count
  }
  return total
}

/**
 * The keys of the next posts of a kind, for indexing all of them; deleted ones are left out. Nobody changes them until
 * the end of the transaction.
 */
export async function holdNextPosts(
  tx: Tx,
  can: Capabilities,
  type: DocumentType,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom(type === 1 ? 'questions' : 'answers')
    .select('id')
    .where('id', '>', after)
    .where('status', '!=', 'deleted')
    .orderBy('id')
    .limit(limit)
    // Where writers wait at the connection, nobody else writes now anyway.
    .$if(!can.singleWriter, (query) => query.forShare())
    .execute()
  return rows.map((row) => row.id)
}

/** Keys of some documents without a living post, and of texts without a document. */
export async function nextStrayDocuments(tx: Db, can: Capabilities, limit: number): Promise<number[]> {
  const documents = await tx
    .selectFrom('search_documents as documents')
    .leftJoin('questions', (join) =>
      join
        .onRef('questions.id', '=', 'documents.object_id')
        .on('documents.object_type', '=', 1)
        .on('questions.status', '!=', 'deleted'),
    )
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.id', '=', 'documents.object_id')
        .on('documents.object_type', '=', 2)
        .on('answers.status', '!=', 'deleted'),
    )
    .select('documents.id')
    .where('questions.id', 'is', null)
    .where('answers.id', 'is', null)
    .limit(limit)
    .execute()
  const texts = await tx
    .selectFrom(fullTextOf(can).keys().as('texts'))
    .leftJoin('search_documents as documents', 'documents.id', 'texts.key')
    .select('texts.key as id')
    .where('documents.id', 'is', null)
    .limit(limit)
    .execute()
  return [...documents, ...texts].map((row) => row.id)
}

/** Takes documents out of the index, with their texts. */
export async function removeDocuments(tx: Db, can: Capabilities, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await tx.deleteFrom('search_documents').where('id', '=', id).execute()
    await fullTextOf(can).remove(tx, id)
  }
}

/** What is wanted, with every name resolved to keys. */
export interface SearchSelection {
  words: readonly Term[]
  phrases: readonly Term[]
  /** For each wanted tag the keys of it and its synonyms. */
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

/** One page of the documents that are wanted, with the number of all. Only listed questions and their answers. */
export async function findDocuments(
  db: Db,
  can: Capabilities,
  selection: SearchSelection,
  page: { size: number; offset: number },
): Promise<{ count: number; hits: { type: DocumentType; objectId: number }[] }> {
  const base = selectDocuments(db, can, selection)
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await base
    .select(['documents.object_type', 'documents.object_id'])
    .orderBy(orderOf(selection), 'desc')
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return { count, hits: rows.map((row) => ({ type: row.object_type, objectId: row.object_id })) }
}

/** Reads the posts' own tables, so that score, state and tags are what they are at this moment. */
function selectDocuments(db: Db, can: Capabilities, selection: SearchSelection) {
  const { tagFamilies, authorId, score, kind, views, answers, questionId } = selection
  return db
    .selectFrom('search_documents as documents')
    .innerJoin(matchesOf(can, selection).as('hits'), 'hits.key', 'documents.id')
    .innerJoin('questions', 'questions.id', 'documents.question_id')
    .leftJoin('answers', (join) =>
      join.onRef('answers.id', '=', 'documents.object_id').on('documents.object_type', '=', 2),
    )
    .where(inLists({ hidden: false }))
    .where((eb) => eb.or([eb('documents.object_type', '=', 1), eb('answers.status', '=', 'available')]))
    .$if(kind !== undefined, (query) => query.where('documents.object_type', '=', kind ?? 1))
    .$if(authorId !== undefined, (query) => query.where('documents.user_id', '=', authorId ?? 0))
    .$if(questionId !== undefined, (query) => query.where('documents.question_id', '=', questionId ?? 0))
    .$if(score !== undefined, (query) => query.where(VOTES, score === 0 ? '=' : '>=', score ?? 0))
    .$if(views !== undefined, (query) => query.where('questions.view_count', '>=', views ?? 0))
    .$if(answers !== undefined, (query) =>
      query.where('questions.answer_count', answers === 0 ? '=' : '>=', answers ?? 0),
    )
    .$if(selection.unsolved, (query) => query.where('questions.accepted_answer_id', 'is', null))
    .$if(selection.accepted, (query) => query.where('answers.accepted', '=', 1))
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

/** The documents with the words, or all of them where no word is asked for. */
function matchesOf(can: Capabilities, { words, phrases }: SearchSelection): RawBuilder<FullTextMatch> {
  return words.length + phrases.length > 0
    ? fullTextOf(can).matches({ anyOf: words, phrases })
    : sql<FullTextMatch>`(select id as key, 0 as relevance from search_documents)`
}

const VOTES = sql<number>`coalesce(answers.vote_count, questions.vote_count)`
/** Answers have no activity of their own. */
const ACTIVE_AT = sql<number>`case when documents.object_type = 1 then questions.active_at else documents.created_at end`

function orderOf({ order }: SearchSelection): RawBuilder<number> {
  return {
    newest: sql<number>`documents.created_at`,
    active: ACTIVE_AT,
    score: VOTES,
    relevance: sql<number>`hits.relevance`,
  }[order]
}
