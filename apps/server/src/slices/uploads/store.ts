import type { Generated, Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Source } from './upload.ts'

interface UploadsTable {
  id: Generated<number>
  owner_id: number
  source: Source
  path: string
  /** Size of the stored file. */
  bytes: number
  width: number
  height: number
  created_at: number
  deleted_at: number | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    uploads: UploadsTable
  }
}

export type Upload = Selectable<UploadsTable>

/** Inserts an upload and returns its id. */
export async function insertUpload(db: Db, upload: Omit<Upload, 'id' | 'deleted_at'>): Promise<number> {
  const { id } = await db
    .insertInto('uploads')
    .values({ ...upload, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findUpload(db: Db, path: string): Promise<Upload | undefined> {
  return db.selectFrom('uploads').selectAll().where('path', '=', path).executeTakeFirst()
}

/** Finds uploads, discarded ones included, in no particular order. */
export function findUploads(db: Db, ids: readonly number[]): Promise<Upload[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

export async function markUpload(db: Db, path: string, deletedAt: number | null): Promise<void> {
  await db.updateTable('uploads').set({ deleted_at: deletedAt }).where('path', '=', path).execute()
}

export async function deleteUpload(db: Db, path: string): Promise<void> {
  await db.deleteFrom('uploads').where('path', '=', path).execute()
}

/** Lists uploads by key: those old enough to be checked for references, and all deleted ones. */
export function listSettledUploads(
  db: Db,
  options: { olderThan: number; afterId: number; limit: number },
): Promise<Upload[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '>', options.afterId)
    .where((eb) => eb.or([eb('created_at', '<', options.olderThan), eb('deleted_at', 'is not', null)]))
    .orderBy('id')
    .limit(options.limit)
    .execute()
}

/** Lists the uploads of a person, discarded ones included. */
export function listUploadsOf(db: Db, ownerId: number): Promise<Upload[]> {
  return db.selectFrom('uploads').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute()
}

/** Adds up the sizes of all uploads, discarded ones included. */
export async function countUploadedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.sum<number | string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}
