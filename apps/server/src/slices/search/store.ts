import type { Generated, RawBuilder } from 'kysely'
import type { Capabilities, Db, Tx } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { IndexedText, KeyedText } from '../../platform/search/full-text-index.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import { textTiers } from '../../platform/search/text-tiers.ts'
import type { KindNumber, WithKind } from '../../platform/ids/object-kinds.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'

/** The kinds of posts that can be searched. */
export type DocumentType = 'question' | 'answer'

interface SearchDocumentsTable {
  /** Key of the text in the full-text index. */
  id: Generated<number>
  object_type: KindNumber<DocumentType>
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

/** States of posts that are in the index. */
export const INDEXED_STATES = ['available', 'closed'] as const

export type SearchDocument = Omit<WithKind<SearchDocumentsTable>, 'id'>

/** A document and the text that it is found by. */
export interface WrittenDocument extends SearchDocument {
  text: IndexedText
}

/** Documents per statement. */
const BATCH_SIZE = 100

/** Adds documents with their words to the index, or replaces them. The list must not contain a post twice. */
export async function putDocuments(tx: Db, can: Capabilities, documents: readonly WrittenDocument[]): Promise<void> {
  await inBatches(
    documents,
    async (part) => {
      await fullTextOf(can).put(tx, await putRows(tx, part))
      return []
    },
    BATCH_SIZE,
  )
}

/**
 * Stores the rows of documents.
 * @returns the text of each document, with the key of the document
 */
async function putRows(tx: Db, documents: readonly WrittenDocument[]): Promise<KeyedText[]> {
  const stored = await tx
    .insertInto('search_documents')
    .values(
      documents.map(({ object_type, object_id, question_id, user_id, created_at }) => {
        return { object_type: kindNumber(object_type), object_id, question_id, user_id, created_at }
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['object_type', 'object_id']).doUpdateSet((eb) => ({
        question_id: eb.ref('excluded.question_id'),
        user_id: eb.ref('excluded.user_id'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .returning(['id', 'object_type', 'object_id'])
    .execute()
  const keys = new Map(stored.map((row) => [`${row.object_type} ${row.object_id}`, row.id]))
  return documents.flatMap(({ object_type, object_id, text }) => {
    const key = keys.get(`${kindNumber(object_type)} ${object_id}`)
    return key === undefined ? [] : [{ key, text }]
  })
}

/** Removes a document from the index, if it is there. */
export async function removeDocument(tx: Db, can: Capabilities, type: DocumentType, objectId: number): Promise<void> {
  const row = await tx
    .deleteFrom('search_documents')
    .where('object_type', '=', kindNumber(type))
    .where('object_id', '=', objectId)
    .returning('id')
    .executeTakeFirst()
  if (row) await fullTextOf(can).remove(tx, row.id)
}

/** Counts the questions and answers that are neither deleted nor pending. */
export async function countPosts(db: Db): Promise<number> {
  let total = 0
  for (const table of ['questions', 'answers'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', 'in', INDEXED_STATES)
      .executeTakeFirstOrThrow()
    total += count
  }
  return total
}

/** Returns the keys of the next posts of a kind, without deleted and pending ones, for reindexing. */
export async function nextPosts(tx: Tx, type: DocumentType, after: number, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom(type === 'question' ? 'questions' : 'answers')
    .select('id')
    .where('id', '>', after)
    .where('status', 'in', INDEXED_STATES)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Returns the keys of documents whose post is missing, deleted or pending, and of texts and tiers without a document.
 */
export async function nextOrphanedDocuments(tx: Db, can: Capabilities, limit: number): Promise<number[]> {
  const documents = await tx
    .selectFrom('search_documents as documents')
    .leftJoin('questions', (join) =>
      join
        .onRef('questions.id', '=', 'documents.object_id')
        .on('documents.object_type', '=', kindNumber('question'))
        .on('questions.status', 'in', INDEXED_STATES),
    )
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.id', '=', 'documents.object_id')
        .on('documents.object_type', '=', kindNumber('answer'))
        .on('answers.status', '=', 'available'),
    )
    .select('documents.id')
    .where('questions.id', 'is', null)
    .where('answers.id', 'is', null)
    .limit(limit)
    .execute()
  const alone = (texts: RawBuilder<{ key: number }>) =>
    tx
      .selectFrom(texts.as('texts'))
      .leftJoin('search_documents as documents', 'documents.id', 'texts.key')
      .select('texts.key as id')
      .where('documents.id', 'is', null)
      .limit(limit)
      .execute()
  const texts = await alone(fullTextOf(can).keys())
  const tiers = await alone(textTiers.all())
  return [...documents, ...texts, ...tiers].map((row) => row.id)
}

/** Removes documents from the index, with their texts. */
export async function removeDocuments(tx: Db, can: Capabilities, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await tx.deleteFrom('search_documents').where('id', '=', id).execute()
    await fullTextOf(can).remove(tx, id)
  }
}
