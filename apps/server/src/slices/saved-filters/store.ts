import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { SavedFiltersTable } from './saved-filter.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    saved_filters: SavedFiltersTable
  }
}

type SavedFilter = Selectable<SavedFiltersTable>

/** Finds the filters that a person saved, in that person's order. */
export function findSavedFilters(db: Db, userId: number): Promise<SavedFilter[]> {
  return db
    .selectFrom('saved_filters')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function insertSavedFilter(tx: Db, filter: Omit<SavedFilter, 'id'>): Promise<number> {
  const { id } = await tx.insertInto('saved_filters').values(filter).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateSavedFilterRow(
  tx: Db,
  id: number,
  change: Partial<Pick<SavedFilter, 'name' | 'position'>>,
): Promise<void> {
  await tx.updateTable('saved_filters').set(change).where('id', '=', id).execute()
}

/** Deletes a filter of a person; false if the person has no such filter. */
export async function deleteSavedFilterRow(tx: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('saved_filters')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Deletes the saved filters of a person whose account is deleted. */
export async function deleteSavedFiltersOf(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('saved_filters').where('user_id', '=', userId).execute()
}
