import type { Tx } from '../../platform/db/database.ts'
import { findTakenIds } from '../store.ts'

/**
 * Finds out which rows can keep their id. The ids of the whole source have been reserved.
 * @returns a function that returns the id of a row as columns; no columns if the row wants no id, or its id is taken
 */
export async function findFreeIds(
  tx: Tx,
  table: 'questions' | 'answers' | 'comments',
  rows: readonly { wantedId?: number }[],
): Promise<(row: { wantedId?: number }) => { id?: number }> {
  const wanted = rows.flatMap(({ wantedId }) => wantedId ?? [])
  if (wanted.length === 0) return () => ({})
  const taken = await findTakenIds(tx, table, wanted)
  return ({ wantedId }) => (wantedId === undefined || taken.has(wantedId) ? {} : { id: wantedId })
}
