import type { Db } from '../db/database.ts'

/** A job as an operator sees it. Its payload may contain addresses and codes, so it is not shown. */
export interface JobState {
  id: number
  kind: string
  /** `dead` after the last attempt: it runs only if an operator retries it. */
  state: 'waiting' | 'running' | 'failed' | 'dead'
  attempts: number
  last_error: string | null
  created_at: number
  /** The time of the next attempt; null for a dead job. */
  next_at: number | null
}

/** The due time of a dead letter, so that it never runs. */
const NEVER = Number.MAX_SAFE_INTEGER

/**
 * Lists dead jobs first, and then the others in the order in which they become due.
 * @param limit maximum number of jobs listed
 */
export async function listJobs(db: Db, now: number, limit: number): Promise<JobState[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'kind', 'run_at', 'attempts', 'locked_until', 'last_error', 'created_at'])
    .orderBy((eb) => eb.case().when('run_at', '=', NEVER).then(0).else(1).end())
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ run_at, locked_until, ...row }) => ({
    ...row,
    state: run_at === NEVER ? 'dead' : locked_until > now ? 'running' : row.last_error === null ? 'waiting' : 'failed',
    next_at: run_at === NEVER ? null : run_at,
  }))
}

/** Counts the jobs in each state. */
export async function countJobs(db: Db, now: number): Promise<Record<JobState['state'], number>> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => [
      eb
        .case()
        .when('run_at', '=', NEVER)
        .then<JobState['state']>('dead')
        .when('locked_until', '>', now)
        .then<JobState['state']>('running')
        .when('last_error', 'is', null)
        .then<JobState['state']>('waiting')
        .else<JobState['state']>('failed')
        .end()
        .as('state'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('state')
    .execute()
  const counts = { waiting: 0, running: 0, failed: 0, dead: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

/** Counts the dead jobs, which failed at their last attempt. */
export async function countDeadJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('run_at', '=', NEVER)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Makes jobs due at once, with all attempts available again; running ones are left alone.
 * @param ids of the jobs; `dead` for all that were given up
 * @returns how many are due now
 */
export async function retryJobs(db: Db, ids: readonly number[] | 'dead', now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ run_at: now, attempts: 0 })
    .where('locked_until', '<=', now)
    .$if(ids === 'dead', (query) => query.where('run_at', '=', NEVER))
    .$if(ids !== 'dead', (query) => query.where('id', 'in', ids === 'dead' ? [] : [...ids]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes jobs that can never succeed. */
export async function deleteJobs(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) await db.deleteFrom('jobs').where('id', '=', id).execute()
}
