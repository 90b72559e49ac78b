import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/database.ts'

interface SeedRunsTable {
  random_seed: number
  questions: number
  /** Time of the latest content. */
  ends_at: number
  /** Number of stored questions; everything that belongs to them is stored, too. */
  questions_done: number
  /** Time at which the seeding ended; null while it is unfinished. */
  finished_at: number | null
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    seed_runs: SeedRunsTable
  }
}

/** The only seeding of a site, finished or not. */
export type SeedRun = Selectable<SeedRunsTable>

export function findSeedRun(db: Db): Promise<SeedRun | undefined> {
  return db.selectFrom('seed_runs').selectAll().executeTakeFirst()
}

export async function insertSeedRun(tx: Tx, run: SeedRun): Promise<void> {
  await tx.insertInto('seed_runs').values(run).execute()
}

/** Records the progress. */
export async function updateSeedRun(
  tx: Tx,
  progress: Partial<Pick<SeedRun, 'questions_done' | 'finished_at'>>,
): Promise<void> {
  await tx.updateTable('seed_runs').set(progress).execute()
}
