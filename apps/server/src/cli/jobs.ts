import { listJobs, retryJobs } from '../platform/jobs/inspect-jobs.ts'
import type { Command, CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { withUnchangedSite } from './open-site.ts'
import { table } from './table.ts'

/** Maximum number of jobs that are listed if `--limit` is not given. */
const LISTED = 100

export const jobs: Command = {
  name: 'jobs',
  summary: 'List background jobs, and run those again that were given up',
  help: `quandary jobs list [--limit ${LISTED}] [--json]
quandary jobs retry <id>... | --dead

Mails and other slow work are jobs. One that fails is retried, twelve times over some hours, and then given up: it is
dead, and stays until somebody looks at it. retry lets the running server begin it anew within a second.

  --limit <number>  how many are listed: dead ones first, then the others in the order in which they run
  --dead            every job that was given up
  --json            print the jobs as JSON; times are in milliseconds`,
  options: { limit: { type: 'string' }, json: { type: 'boolean' }, dead: { type: 'boolean' } },
  async run(input) {
    const [action, ...ids] = input.positionals
    if (action === 'list' && ids.length === 0) await list(input)
    else if (action === 'retry' && ids.length > 0 !== (input.values.dead === true)) await retry(input, ids)
    else throw new UsageError('Say what to do: jobs list, jobs retry <id>..., or jobs retry --dead')
  },
}

async function list({ env, values }: CommandInput): Promise<void> {
  const limit = numberOf(values.limit ?? String(LISTED))
  const found = await withUnchangedSite(env, (site) => listJobs(site.db, site.clock.now(), limit))
  if (values.json === true) {
    console.log(JSON.stringify(found, null, 2))
    return
  }
  const rows = found.map((job) => [
    String(job.id),
    job.kind,
    job.state,
    String(job.attempts),
    job.next_at === null ? '' : new Date(job.next_at).toISOString(),
    job.last_error?.split('\n')[0] ?? '',
  ])
  console.log(table([['id', 'kind', 'state', 'attempts', 'next attempt', 'last error'], ...rows]))
}

async function retry({ env }: CommandInput, ids: readonly string[]): Promise<void> {
  const wanted = ids.length === 0 ? 'dead' : ids.map(numberOf)
  const count = await withUnchangedSite(env, (site) => retryJobs(site.db, wanted, site.clock.now()))
  if (wanted !== 'dead' && count < wanted.length) {
    throw new CommandFailed(`${count} of ${wanted.length} jobs are due now; the others run, or are not there.`)
  }
  console.log(`Jobs that are due now: ${count}`)
}

function numberOf(value: unknown): number {
  const number = Number(value)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new UsageError(`${String(value)} is not a whole number above 0`)
}
