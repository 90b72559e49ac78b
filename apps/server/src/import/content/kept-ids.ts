import type { Tx } from '../../platform/db/database.ts'
import { reserveIds } from '../../platform/db/reserve-ids.ts'
import type { ImportRun } from '../run.ts'
import { findTakenIds } from '../store.ts'

/**
 * Finds out which ids rows can keep.
 * @returns the id of a row, as columns: none where the id is taken
 */
export async function keptIds(
  { app }: ImportRun,
  tx: Tx,
  table: 'questions' | 'answers' | 'comments',
  rows: readonly { wantedId?: number }[],
): Promise<(row: { wantedId?: number }) => { id?: number }> {
  const wanted = rows.flatMap(({ wantedId }) => wantedId ?? [])
  if (wanted.length === 0) return () => ({})
  const taken = await findTakenIds(tx, table, wanted)
  await reserveIds(tx, app.can, table, Math.max(...wanted))
  return ({ wantedId }) => (wantedId === undefined || taken.has(wantedId) ? {} : { id: wantedId })
}
