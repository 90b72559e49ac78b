import { setImmediate } from 'node:timers/promises'
import type { Generated, Selectable } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import type { Log } from '../log/log.ts'
import { asOperation, outsideOperations } from '../observability/current-request.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Tracer } from '../observability/tracing/tracer.ts'

interface JobsTable {
  id: Generated<number>
  kind: string
  payload: string
  /** Earliest moment to run, in milliseconds. */
  run_at: number
  attempts: Generated<number>
  /** Time until which a worker has claimed the job; the claim of a crashed worker expires. */
  locked_until: Generated<number>
  last_error: string | null
  created_at: number
}

declare module '../db/tables.ts' {
  interface Tables {
    jobs: JobsTable
  }
}

/** An attempt at a job. `id` is the same at every attempt, so that a handler can make external effects idempotent. */
export interface Job<Payload> {
  id: number
  attempt: number
  payload: Payload
}

/** A kind of background job and the type of its payload (stored as JSON). */
export interface JobType<Payload> {
  readonly kind: string
  /** Never set; it only carries the type of the payload. */
  readonly payload?: Payload
}

export function defineJob<Payload>(kind: string): JobType<Payload> {
  return { kind }
}

type Handler = (job: Job<never>) => Promise<void>

/** A periodic task. `next` is the moment it is due. */
interface PeriodicTask {
  name: string
  everyMs: number
  next: number
  /** True for a task that concerns the memory of a process, so that every process runs it. */
  inEveryProcess: boolean
  work(): Promise<void>
}

/** A claim is renewed while its job runs, so that only the jobs of dead processes are freed. */
const LEASE = { lastsMs: 30_000, renewedEveryMs: 10_000 }
const MAX_ATTEMPTS = 12
/**
 * Time for which a process without a handler for a job leaves the job to other processes, because a process of a newer
 * version may be starting.
 */
const UNKNOWN_KINDS_WAIT_MS = 3_600_000
/** Interval at which the queue looks for jobs that other processes added, or that have become due. */
const POLL_MS = 1_000
/**
 * Delay before a job added by this process is looked for. The transaction that added it has usually been committed by
 * then.
 */
const WAKE_MS = 20

/**
 * Background work that must not be lost and may be slow. A job is written in the transaction that causes it and runs
 * after commit, at least once; it is removed when its handler returns and retried with growing back-off when it throws.
 */
export class JobQueue {
  #handlers = new Map<string, Handler>()
  #periodicTasks: PeriodicTask[] = []
  #database: Database
  #clock: Clock
  #log: Log
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #stopped = true
  /** True if a job was added since the worker last looked for jobs. */
  #woken = false
  #pollMs: number
  #lease: typeof LEASE
  #yieldToRequests: () => Promise<void>
  #runsJobs: boolean
  #metrics: Metrics | undefined
  #tracer: Tracer | undefined
  #isPaused: () => boolean
  #onFailure: (error: unknown) => void

  /**
   * @param options.yieldToRequests resolves when background work may continue; by default, once the event loop has
   * handled the events that are due
   * @param options.runsJobs false in a process that leaves jobs and periodic tasks to other processes
   */
  constructor(
    database: Database,
    clock: Clock,
    log: Log,
    options: {
      lease?: typeof LEASE
      pollMs?: number
      yieldToRequests?: () => Promise<void>
      runsJobs?: boolean
      metrics?: Metrics | undefined
      tracer?: Tracer | undefined
      /** True while the site's jobs and periodic tasks are paused. */
      isPaused?: () => boolean
      /** Called with every error of a job, a periodic task or the queue itself. */
      onFailure?: (error: unknown) => void
    } = {},
  ) {
    this.#lease = options.lease ?? LEASE
    this.#pollMs = options.pollMs ?? POLL_MS
    this.#runsJobs = options.runsJobs ?? true
    this.#metrics = options.metrics
    this.#tracer = options.tracer
    this.#isPaused = options.isPaused ?? (() => false)
    this.#onFailure = options.onFailure ?? (() => {})
    this.#yieldToRequests = options.yieldToRequests ?? (() => setImmediate())
    this.#database = database
    this.#clock = clock
    this.#log = log
  }

  handle<Payload>(type: JobType<Payload>, handler: (job: Job<Payload>) => Promise<void>): void {
    this.#handlers.set(type.kind, handler)
  }

  /**
   * Runs `work` when the worker starts and periodically after that. Every process that runs jobs also runs `work`, so
   * it must be idempotent. A failed run is logged; the next one comes on schedule.
   */
  repeat(name: string, everyMs: number, work: () => Promise<void>): void {
    this.#periodicTasks.push({ name, everyMs, next: 0, inEveryProcess: false, work })
  }

  /** Like {@link repeat}, but also in processes that run no jobs: for state that a process has in its memory. */
  repeatInEveryProcess(name: string, everyMs: number, work: () => Promise<void>): void {
    this.#periodicTasks.push({ name, everyMs, next: 0, inEveryProcess: true, work })
  }

  /** Adds a job; `delayMs` postpones its first attempt. */
  async add<Payload>(tx: Db, type: JobType<Payload>, payload: Payload, delayMs = 0): Promise<void> {
    await this.addAll(tx, type, [payload], delayMs)
  }

  /** Adds a job for each payload, in batches of one statement. */
  async addAll<Payload>(tx: Db, type: JobType<Payload>, payloads: readonly Payload[], delayMs = 0): Promise<void> {
    const now = this.#clock.now()
    const common = { kind: type.kind, run_at: now + delayMs, created_at: now }
    await inBatches(payloads, async (part) => {
      const rows = part.map((payload) => ({ ...common, payload: JSON.stringify(payload) }))
      await tx.insertInto('jobs').values(rows).execute()
      return []
    })
    if (delayMs === 0) this.#wake()
  }

  /** Yields to requests. Long-running work calls this between its steps, outside of transactions. */
  yieldToRequests(): Promise<void> {
    return this.#yieldToRequests()
  }

  /** Starts the background worker of this process. */
  start(): void {
    this.#stopped = false
    this.#schedule()
  }

  /** Stops the worker after its current job. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  /**
   * Runs the due periodic tasks and then every due job, one after the other. The kinds of jobs take turns, so that ten
   * thousand mails do not keep a single upload waiting. Resolves when no job is due. While jobs are paused, and in a
   * process that runs no jobs, it only runs the tasks of {@link repeatInEveryProcess}.
   */
  async drain(): Promise<void> {
    const runsJobs = this.#runsJobs && !this.#isPaused()
    const tasks = this.#periodicTasks.filter(({ inEveryProcess }) => runsJobs || inEveryProcess)
    for (const task of tasks) await this.#runPeriodicTask(task)
    if (!runsJobs) return
    for (let kinds = await this.#dueKinds(); kinds.length > 0; kinds = await this.#dueKinds()) {
      if ((await this.#runInTurn(kinds)) === 0) return
    }
  }

  /**
   * Runs jobs of these kinds in turn until none of them is due, or it is time to look for other kinds.
   * @returns the number of jobs that ran; 0 if other workers took all of them, or jobs were paused meanwhile
   */
  async #runInTurn(kinds: readonly string[]): Promise<number> {
    const begun = performance.now()
    let ran = 0
    for (let left = kinds; left.length > 0 && performance.now() - begun < POLL_MS;) {
      const going: string[] = []
      for (const kind of left) {
        await this.#yieldToRequests()
        if (this.#isPaused()) return 0
        if (await this.#runNext(kind)) going.push(kind)
      }
      ran += going.length
      left = going
    }
    return ran
  }

  /** Lets the worker look for jobs soon; if it is busy, it looks again afterwards. */
  #wake(): void {
    if (this.#stopped || this.#woken || !this.#runsJobs) return
    this.#woken = true
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#stopped) return
    const look = (): void => {
      this.#timer = undefined
      this.#woken = false
      this.#running = this.drain()
        .catch((error: unknown) => this.#report(error, {}, 'the job worker could not read its table'))
        .then(() => this.#schedule())
    }
    // The timer is started outside of the request that added a job and thereby woke the worker, because the jobs do not
    // belong to that request.
    this.#timer = outsideOperations(() => setTimeout(look, this.#woken ? WAKE_MS : this.#pollMs))
    this.#timer.unref()
  }

  #report(error: unknown, facts: object, message: string): void {
    this.#onFailure(error)
    this.#log.error({ err: error, ...facts }, message)
  }

  async #runPeriodicTask(task: PeriodicTask): Promise<void> {
    const now = this.#clock.now()
    if (now < task.next) return
    task.next = now + task.everyMs
    await asOperation({ operation: task.name }, () => task.work()).catch((error: unknown) =>
      this.#report(error, { task: task.name }, 'a periodic task failed'),
    )
  }

  /** Returns the kinds that have due jobs, ordered by their oldest due job. */
  async #dueKinds(): Promise<string[]> {
    const now = this.#clock.now()
    const due = await this.#database.db
      .selectFrom('jobs')
      .select(['kind', (eb) => eb.fn.min('run_at').as('oldest')])
      .where('run_at', '<=', now)
      .where('locked_until', '<=', now)
      .groupBy('kind')
      .orderBy('oldest')
      .execute()
    const isMine = (kind: string, oldest: number): boolean =>
      this.#handlers.has(kind) || oldest <= now - UNKNOWN_KINDS_WAIT_MS
    return due.flatMap(({ kind, oldest }) => (isMine(kind, oldest) ? kind : []))
  }

  async #runNext(kind: string): Promise<boolean> {
    const job = await this.#claim(kind)
    if (!job) return false
    const handler = this.#handlers.get(job.kind)
    const claim = this.#renewClaim(job.id)
    const begun = performance.now()
    const end = (outcome: 'done' | 'failed'): void =>
      this.#metrics?.jobRun(job.kind, outcome, performance.now() - begun)
    try {
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`)
      // `add` has stored the payload with the type of this kind, so the cast is safe.
      const attempt = { id: job.id, attempt: job.attempts, payload: JSON.parse(job.payload) as never }
      const run = () => asOperation({ operation: `job ${job.kind}` }, () => handler(attempt))
      await (this.#tracer ? this.#tracer.job(job.kind, job.attempts, run) : run())
      await claim.end()
      await this.#database.db.deleteFrom('jobs').where('id', '=', job.id).execute()
      end('done')
    } catch (error) {
      end('failed')
      await claim.end()
      await this.#postpone(job, error)
    }
    return true
  }

  /**
   * Renews a claim until its job is over. `end` waits for a renewal in progress, which would otherwise claim the job
   * again after it was freed.
   */
  #renewClaim(id: number): { end(): Promise<void> } {
    let renewing: Promise<unknown> = Promise.resolve()
    const renew = (): Promise<unknown> =>
      this.#database.db
        .updateTable('jobs')
        .set({ locked_until: this.#clock.now() + this.#lease.lastsMs })
        .where('id', '=', id)
        .execute()
        .catch((error: unknown) => this.#report(error, { job: id }, 'a claim could not be renewed'))
    const timer = setInterval(() => {
      renewing = renew()
    }, this.#lease.renewedEveryMs)
    return {
      async end() {
        clearInterval(timer)
        await renewing
      },
    }
  }

  /** Claims the oldest due job of a kind in one statement, so that no two workers can claim it. */
  async #claim(kind: string): Promise<Selectable<JobsTable> | undefined> {
    const now = this.#clock.now()
    return this.#database.db
      .updateTable('jobs')
      .set((eb) => ({ locked_until: now + this.#lease.lastsMs, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('jobs')
          .select('id')
          .where('kind', '=', kind)
          .where('run_at', '<=', now)
          .where('locked_until', '<=', now)
          .orderBy('run_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst()
  }

  async #postpone(job: Selectable<JobsTable>, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error)
    const backOff = Math.min(2 ** job.attempts * 5_000, 6 * 3_600_000)
    const givenUp = job.attempts >= MAX_ATTEMPTS
    this.#report(error, { job: job.id, kind: job.kind, attempt: job.attempts, givenUp }, 'a job failed')
    await this.#database.db
      .updateTable('jobs')
      .set({
        // A dead letter stays in the table for inspection and is never due again.
        run_at: givenUp ? Number.MAX_SAFE_INTEGER : this.#clock.now() + backOff,
        locked_until: 0,
        last_error: message,
      })
      .where('id', '=', job.id)
      .execute()
  }
}
