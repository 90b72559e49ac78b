import type { AppContext } from '../../context.ts'
import { migrationSets } from '../../app.ts'
import { compareSchema } from '../../platform/db/migrations.ts'
import { countDeadJobs } from '../../platform/jobs/inspect-jobs.ts'
import { OLDEST_POSTGRES } from '../../slices/install/index.ts'
import type { Finding } from './finding.ts'

/** Maximum difference between two clocks that is not reported. Clocks of synchronized machines differ by less. */
const CLOCK_TOLERANCE_MS = 5_000

/** Checks the engine, the schema, the replicas, the clock and the background jobs. */
export async function examineDatabase(ctx: AppContext): Promise<Finding[]> {
  const found: Finding[] = []
  try {
    found.push(...(await engine(ctx)))
    found.push(...(await schema(ctx)))
    found.push(...(await replicas(ctx)))
    if (found.every(({ level }) => level !== 'error')) found.push(await clock(ctx), await jobs(ctx))
  } catch (error) {
    const message = `The database does not answer: ${reasonOf(error)}`
    const remedy = `Start the database, or correct the access in ${ctx.config.dataDir}/config.yaml.`
    found.push({ check: 'database', level: 'error', message, remedy })
  }
  return found
}

async function engine({ database }: AppContext): Promise<Finding[]> {
  const version = await database.describe()
  const encoding = await database.encoding()
  const major = Number(/^PostgreSQL (\d+)/.exec(version)?.[1] ?? Infinity)
  const message = `${version}, ${encoding}`
  if (encoding !== 'UTF8' && encoding !== 'UTF-8') {
    const remedy = 'Create a database with encoding UTF8, restore a backup into it, and name it in config.yaml.'
    return [{ check: 'database', level: 'error', message, remedy }]
  }
  if (major >= OLDEST_POSTGRES) return [{ check: 'database', level: 'ok', message }]
  return [
    { check: 'database', level: 'warning', message, remedy: `Upgrade to PostgreSQL ${OLDEST_POSTGRES} or newer.` },
  ]
}

async function replicas({ database }: AppContext): Promise<Finding[]> {
  const states = (await database.replicas?.examine()) ?? []
  return states.map(({ name, leftOut }) => {
    if (leftOut === undefined) return { check: 'replica', level: 'ok', message: `The replica ${name} is used.` }
    const message = `The replica ${name} is left out: ${leftOut}.`
    const remedy = 'See docs/running.md#read-replicas; the primary answers meanwhile.'
    return { check: 'replica', level: 'warning', message, remedy }
  })
}

async function schema({ database }: AppContext): Promise<Finding[]> {
  const { missing, unknown } = await compareSchema(database.db, migrationSets)
  const check = 'schema'
  if (unknown.length > 0) {
    const message = `A newer version of Quandary wrote the database (${unknown.join(', ')}).`
    return [{ check, level: 'error', message, remedy: 'Install that version or a newer one.' }]
  }
  if (missing.length === 0) return [{ check, level: 'ok', message: 'The schema is up to date.' }]
  const message = `${missing.length} steps are missing, the first one is ${missing[0] ?? ''}.`
  const remedy = 'Make a backup, then run "quandary migrate" or start the server.'
  return [{ check, level: 'error', message, remedy }]
}

/**
 * Compares this machine's clock with that of the database server or, on SQLite, with the time of the last migration.
 */
async function clock({ database, clock: own }: AppContext): Promise<Finding> {
  const check = 'clock'
  const ahead = (await database.latestKnownTime()) - own.now()
  if (Math.abs(ahead) < CLOCK_TOLERANCE_MS || (database.can.embedded && ahead < 0)) {
    return { check, level: 'ok', message: `The clock says ${new Date(own.now()).toISOString()}.` }
  }
  const message = `The clock of this machine is ${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'behind' : 'ahead of'} that of the database.`
  return { check, level: 'warning', message, remedy: 'Let both machines keep time (timedatectl set-ntp true).' }
}

async function jobs({ db }: AppContext): Promise<Finding> {
  const dead = await countDeadJobs(db)
  if (dead === 0) return { check: 'jobs', level: 'ok', message: 'No background job was given up.' }
  const message = `Background jobs that were given up: ${dead}`
  const remedy = '"quandary jobs list" says why; "quandary jobs retry --dead" runs them again.'
  return { check: 'jobs', level: 'warning', message, remedy }
}

function reasonOf(error: unknown): string {
  // If a name has several addresses, only the partial errors of a refused connection have a message.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
