import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/database.ts'

interface SeedRunsTable {
  random_seed: number
  questions: number
  /** The moment the content ends at. */
  ends_at: number
  /** Questions stored so far, with everything around them. */
  questions_done: number
  /** Null while it is unfinished. */
  finished_at: number | null
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    seed_runs: SeedRunsTable
  }
}

/** The one time that a site was seeded, or is being seeded. */
export type SeedRun = Selectable<SeedRunsTable>

export function findSeedRun(db: Db): Promise<SeedRun | undefined> {
  return db.selectFrom('seed_runs').selectAll().executeTakeFirst()
}

export async function insertSeedRun(tx: Tx, run: SeedRun): Promise<void> {
  await tx.insertInto('seed_runs').values(run).execute()
}

/** Notes how far seeding came. */
export async function updateSeedRun(
  tx: Tx,
  progress: Partial<Pick<SeedRun, 'questions_done' | 'finished_at'>>,
): Promise<void> {
  await tx.updateTable('seed_runs').set(progress).execute()
}
