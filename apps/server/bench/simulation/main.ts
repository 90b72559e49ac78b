// Calculates what a day of a site costs, from measured costs of its requests, and verifies the calculation: it sends the
// same arrivals to real processes.
import { mkdir } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config.ts'
import { startPostgresSite } from '../postgres-site.ts'
import type { PostgresSite } from '../postgres-site.ts'
import { CACHE } from '../seeded-site.ts'
import { calibrate } from './calibrate.ts'
import type { Costs } from './costs.ts'
import { costLines, readCosts, writeCosts } from './costs.ts'
import { dayHead, hourLine, processesNeeded, simulateDay } from './day.ts'
import { differing, replay, replayLines } from './replay.ts'
import { Requests } from './requests.ts'
import { SITES } from './traffic.ts'
import type { SiteName } from './traffic.ts'

const HELP = `pnpm simulate [--site stackoverflow] [--processes <number>] [--seed 1] [--costs <file>]
pnpm simulate --replay [--site large] [--processes 1] [--seed 1] [--seconds 150]

Measures what each kind of request costs on this machine, on PostgreSQL, and simulates a day with these costs: how much
of the processors each hour takes, what comes from the cache, and how long requests wait for others.

  --site <name>         ${Object.keys(SITES).join(', ')}
  --processes <number>  web processes; by default as many as are half busy in the busiest hour
  --seed <number>       another one gives other arrivals (default: 1)
  --costs <file>        costs that an earlier run has measured, instead of measuring them
  --questions <number>  size of the site that the costs are measured on (default: 2000)
  --replay              sends arrivals to one or two real processes instead, predicts the same by simulation, and fails if
                        both differ by more than 20 %
  --seconds <number>    duration of the replay (default: 150)`

/** Members who write and read. */
const MEMBERS = 8
/** Cores of the database server in the simulation of a day. If they were too few, requests would wait for them. */
const DATABASE_CORES = 32
const LIST_PAGE = 20
const COSTS = join(CACHE, 'costs.json')

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    processes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    costs: { type: 'string' },
    questions: { type: 'string', default: '2000' },
    replay: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '150' },
    help: { type: 'boolean', default: false },
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
if (values.help) console.log(HELP)
else if (values.replay) await replayHour()
else await calculateDay()

async function calculateDay(): Promise<void> {
  const name = siteName('stackoverflow')
  const costs = values.costs === undefined ? await measureCosts() : await readCosts(inFolderOfCaller(values.costs))
  for (const line of costLines(costs)) console.log(line)
  const { [name]: traffic } = SITES
  const seed = numberOf('seed', values.seed)
  const machines = { databaseCores: DATABASE_CORES, cacheBytes: readConfig({}).pageCacheBytes }
  const processes =
    values.processes === undefined
      ? processesNeeded(traffic, costs, machines, seed)
      : numberOf('processes', values.processes)
  console.log(
    `\nA day of ${name} with ${processes} web processes, by costs measured on ${costs.machine}; waits: p50/p99`,
  )
  for (const line of dayHead()) console.log(line)
  for (const hour of simulateDay(traffic, costs, { ...machines, processes }, seed)) {
    console.log(hourLine(hour))
    // Lets a signal end the simulation, which never waits for anything.
    await setImmediate()
  }
}

/** Measures the costs on a new site, and stores them for further runs. */
async function measureCosts(): Promise<Costs> {
  return withSite(1, async ({ site, requests }) => {
    const costs = await calibrateSite(site, requests)
    await mkdir(dirname(COSTS), { recursive: true })
    await writeCosts(COSTS, costs)
    console.log(`Costs: ${COSTS}`)
    return costs
  })
}

async function replayHour(): Promise<void> {
  const processes = numberOf('processes', values.processes ?? '1')
  const { [siteName('large')]: traffic } = SITES
  await withSite(processes, async ({ site, requests, tags }) => {
    const costs = await calibrateSite(site, requests)
    for (const line of costLines(costs)) console.log(line)
    const result = await replay(site, requests, {
      traffic,
      costs,
      tags,
      lists: Math.max(1, Math.floor(site.site.questions / LIST_PAGE)),
      seconds: numberOf('seconds', values.seconds),
      seed: numberOf('seed', values.seed),
      machines: { processes, databaseCores: cpus().length, cacheBytes: readConfig({}).pageCacheBytes },
    })
    console.log(`\nA replay with ${processes} web processes`)
    for (const line of replayLines(result)) console.log(line)
    if (differing(result.comparisons).length > 0 || result.failures.length > 0) process.exitCode = 1
  })
}

interface SimulatedSite {
  site: PostgresSite
  requests: Requests
  /** Number of tags whose pages are requested. */
  tags: number
}

async function withSite<T>(processes: number, work: (given: SimulatedSite) => Promise<T>): Promise<T> {
  const questions = numberOf('questions', values.questions)
  const site = await startPostgresSite({ questions, processes, members: MEMBERS, env: { METRICS: 'local' } })
  try {
    const rows = await site.query('select slug_name from tags where question_count > 0 order by question_count desc')
    const tags = rows.map(({ slug_name }) => String(slug_name))
    return await work({ site, requests: new Requests(site.site, tags), tags: tags.length })
  } finally {
    await site.stop()
  }
}

function calibrateSite(site: PostgresSite, requests: Requests): Promise<Costs> {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  return calibrate(site, requests, { at: new Date().toISOString(), machine, questions: site.site.questions })
}

function siteName(usual: SiteName): SiteName {
  const name = values.site ?? usual
  // `Object.keys` returns strings.
  const found = (Object.keys(SITES) as SiteName[]).find((one) => one === name)
  if (found === undefined) throw new Error(`--site is one of ${Object.keys(SITES).join(', ')}`)
  return found
}

function numberOf(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1`)
  return number
}

/** Returns the path as seen from where the command was called: the package manager changes to the package's folder. */
function inFolderOfCaller(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}
