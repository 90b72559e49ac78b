import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Capabilities, Db } from '../../platform/db/database.ts'
import type { Drift } from '../../platform/db/drift.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import { textTiers } from '../../platform/search/text-tiers.ts'
import type { KindNumber } from '../../platform/ids/object-kinds.ts'
import { kindNumber, kindOf } from '../../platform/ids/object-kinds.ts'
import type { DocumentType } from './store.ts'
import { INDEXED_STATES } from './store.ts'

/**
 * Lists the posts missing from the index, the documents without a post, a text or tiers, and the texts and tiers
 * without a document.
 */
export async function countSearchDrift(db: Db, can: Capabilities): Promise<Drift[]> {
  const posts = livePosts(db)
  const missing = await posts
    .leftJoin('search_documents as documents', (join) =>
      join.onRef('documents.object_type', '=', 'posts.type').onRef('documents.object_id', '=', 'posts.id'),
    )
    .select(['posts.type', 'posts.id'])
    .where('documents.id', 'is', null)
    .orderBy('posts.type')
    .orderBy('posts.id')
    .execute()
  const superfluous = await db
    .selectFrom('search_documents as documents')
    .leftJoin(
      () => livePosts(db).select(['posts.type', 'posts.id']).as('posts'),
      (join) => join.onRef('documents.object_type', '=', 'posts.type').onRef('documents.object_id', '=', 'posts.id'),
    )
    .select(['documents.object_type as type', 'documents.object_id as id'])
    .where('posts.id', 'is', null)
    .orderBy('documents.object_type')
    .orderBy('documents.object_id')
    .execute()
  const counter = (type: KindNumber<DocumentType>) =>
    `search index of ${kindOf(type) === 'question' ? 'questions' : 'answers'}`
  return [
    ...missing.map(({ type, id }) => ({ counter: counter(type), id, stored: null, counted: 1 })),
    ...superfluous.map(({ type, id }) => ({ counter: counter(type), id, stored: 1, counted: null })),
    ...(await textDrift(db, 'search_documents.text', fullTextOf(can).keys())),
    ...(await textDrift(db, 'search_documents.tiers', textTiers.all())),
  ]
}

function kindAs(kind: DocumentType) {
  return sql<KindNumber<DocumentType>>`${sql.lit(kindNumber(kind))}`.as('type')
}

/** Selects everything that belongs in the index. */
function livePosts(db: Db) {
  return db.selectFrom((eb) =>
    eb
      .selectFrom('questions')
      .select(['questions.id', kindAs('question')])
      .where('questions.status', 'in', INDEXED_STATES)
      .unionAll(
        eb
          .selectFrom('answers')
          .select(['answers.id', kindAs('answer')])
          .where('answers.status', '=', 'available'),
      )
      .as('posts'),
  )
}

async function textDrift(db: Db, counter: string, texts: RawBuilder<{ key: number }>): Promise<Drift[]> {
  const without = await db
    .selectFrom('search_documents as documents')
    .leftJoin(texts.as('texts'), 'texts.key', 'documents.id')
    .select('documents.id')
    .where('texts.key', 'is', null)
    .orderBy('documents.id')
    .execute()
  const alone = await db
    .selectFrom(texts.as('texts'))
    .leftJoin('search_documents as documents', 'documents.id', 'texts.key')
    .select('texts.key as id')
    .where('documents.id', 'is', null)
    .orderBy('texts.key')
    .execute()
  return [
    ...without.map(({ id }) => ({ counter, id, stored: null, counted: 1 })),
    ...alone.map(({ id }) => ({ counter, id, stored: 1, counted: null })),
  ]
}
