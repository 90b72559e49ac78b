import type { Db } from '../../platform/db/database.ts'
import { textTiers } from '../../platform/search/text-tiers.ts'
import { kindOf } from '../../platform/ids/object-kinds.ts'
import type { DocumentType } from './store.ts'

/** The result of one step through documents or tiers in the order of their keys. */
interface LookedAt<Found> {
  found: Found[]
  /** Key of the last examined row; undefined if no row was left. */
  last: number | undefined
}

/** Examines the next documents after a key, and returns the posts of those without tiers. */
export async function findMissingTiers(
  db: Db,
  after: number,
  limit: number,
): Promise<LookedAt<{ type: DocumentType; id: number }>> {
  const rows = await db
    .selectFrom('search_documents as documents')
    .leftJoin(textTiers.all().as('texts'), 'texts.key', 'documents.id')
    .select(['documents.id', 'documents.object_type', 'documents.object_id', 'texts.key'])
    .where('documents.id', '>', after)
    .orderBy('documents.id')
    .limit(limit)
    .execute()
  const found = rows
    .filter(({ key }) => key === null)
    .map(({ object_type, object_id }) => ({ type: kindOf(object_type), id: object_id }))
  return { found, last: rows.at(-1)?.id }
}

/** Examines the next tiers after a key, and returns the keys of those without a document. */
export async function findOrphanedTiers(db: Db, after: number, limit: number): Promise<LookedAt<number>> {
  const rows = await db
    .selectFrom(textTiers.all().as('texts'))
    .leftJoin('search_documents as documents', 'documents.id', 'texts.key')
    .select(['texts.key', 'documents.id'])
    .where('texts.key', '>', after)
    .orderBy('texts.key')
    .limit(limit)
    .execute()
  return { found: rows.filter(({ id }) => id === null).map(({ key }) => key), last: rows.at(-1)?.key }
}
