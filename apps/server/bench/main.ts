// Measures the speed of the running server in comparison with a bare HTTP server that sends as many bytes, and how it
// changes with the size of the site. All requests use the loopback address. Prints figures without judging them, except
// the memory of commands (`--only operations`) and the comparison with another version (`--guard`).
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backOfficeLine, measureBackOffice } from './back-office.ts'
import type { BenchSite } from './bench-site.ts'
import { startSeededSite } from './bench-site.ts'
import type { Effort } from './measure.ts'
import { lineOf, measureFollowers } from './followers.ts'
import { guard, guardLines } from './guard.ts'
import { importLine, measureImports } from './imports.ts'
import { measureRows } from './measure.ts'
import { startPlainServer } from './plain-server.ts'
import { startPostgresSite } from './postgres-site.ts'
import { measureProcesses, processesLines, whyNotMeasured } from './processes.ts'
import { measureOperations, MAX_MB, operationHead, operationLine, overLimit } from './operations.ts'
import { measureRendering, renderingLine } from './rendering.ts'
import { tableOf } from './report.ts'
import type { Row } from './rows.ts'
import { readingRows, writingRows } from './rows.ts'
import { CACHE } from './seeded-site.ts'
import type { SoakResult } from './soak.ts'
import { measureSoak, soakLines } from './soak.ts'
import { measureStorm, stormLines } from './storm.ts'

const HELP = `pnpm bench [--questions 100000] [--engine sqlite] [--quick] [--only <text>] [--soak 50000] [--json <file>]
pnpm bench --guard [--against main] [--only <text>]

Seeds two sites once, one of a tenth of the questions, starts the server over a copy of each, and measures.

  --questions <number>  size of the large site (default: 100000; with --quick 2000)
  --engine <name>       sqlite (default) or postgres: rows and storm only, on sites that are seeded each time; processor
                        times include those of PostgreSQL
  --quick               short turns over small sites: whether everything works, not how fast it is
  --only <text>         only rows with this text in their name: also storm, rendering, soak, import, followers, back office,
                        or one list or view of it (back office, flags), and operations, which is measured alone: backup,
                        export, import, move and reindex of a site of its own in each engine (with --questions 1000000,
                        too). It fails above ${MAX_MB} MB. And processes, which is measured alone, too: members' pages
                        from one, two and three web processes behind HAProxy, on one PostgreSQL
  --soak <number>       requests of the soak (default: 50000; with --quick 1000)
  --guard               compares this folder with another version instead: rows over a small site in turns, by processor
                        time, and names those that got slower by more than a tenth
  --against <version>   branch, tag or commit to compare with (default: main)
  --json <file>         where the figures go (default: result.json in ${CACHE})`

const FULL: Effort = { connections: 10, rounds: 5, turnMs: 500, warmUpMs: 500 }
/**
 * Number of questions of the site: enough that no list fits on one page, and few enough to be seeded within seconds.
 */
const GUARDED_QUESTIONS = 1000
const QUICK: Effort = { connections: 10, rounds: 1, turnMs: 60, warmUpMs: 60 }

const { values } = parseArgs({
  options: {
    questions: { type: 'string' },
    engine: { type: 'string', default: 'sqlite' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    soak: { type: 'string', default: '50000' },
    guard: { type: 'boolean', default: false },
    against: { type: 'string', default: 'main' },
    json: { type: 'string', default: join(CACHE, 'result.json') },
    help: { type: 'boolean', default: false },
  },
})
const onPostgres = values.engine === 'postgres'
if (!onPostgres && values.engine !== 'sqlite') throw new Error('--engine takes sqlite or postgres')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
if (values.help) console.log(HELP)
else if (values.guard) await compareVersions()
else if (values.only === 'operations') await operations()
else if (values.only === 'processes') await processes()
else await bench()

/** Runs each command over the whole site in a process of its own, and writes its figures as soon as it ends. */
async function operations(): Promise<void> {
  const questions = questionsOf(values.quick ? 2000 : 20_000)
  console.log(operationHead(questions))
  const results = await measureOperations(questions, (result) => console.log(operationLine(result)))
  await writeReport({ at: new Date().toISOString(), machine: machineName(), questions, operations: results })
  for (const { name, engine } of overLimit(results)) {
    console.error(`${name} (${engine}) took more than ${MAX_MB} MB`)
    process.exitCode = 1
  }
}

/** Measures the processor time of members' pages with several numbers of processes. */
async function processes(): Promise<void> {
  const reason = whyNotMeasured()
  if (reason !== undefined) return console.log(`Not measured: ${reason}`)
  const questions = questionsOf(values.quick ? 500 : 5000)
  const effort = values.quick ? { rounds: 1, requests: 100 } : { rounds: 6, requests: 600 }
  const result = await measureProcesses(questions, effort)
  console.log(
    `\n${machineName()}; ${questions} questions, ${effort.rounds} rounds of ${effort.requests} requests; medians of the rounds`,
  )
  for (const line of processesLines(result)) console.log(line)
  await writeReport({ at: new Date().toISOString(), machine: machineName(), questions, effort, processes: result })
}

function questionsOf(usual: number): number {
  const questions = Number(values.questions ?? usual)
  if (!Number.isInteger(questions) || questions < 100) throw new Error('--questions takes a whole number from 100')
  return questions
}

function machineName(): string {
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
}

async function writeReport(report: object): Promise<void> {
  // The path is relative to the folder in which the command was called, because the package manager changes to the
  // package's folder.
  const file = resolve(process.env.INIT_CWD ?? '.', values.json)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
  console.log(`All figures: ${file}`)
}

async function compareVersions(): Promise<void> {
  const { against, only } = values
  const rows = await guard(against, GUARDED_QUESTIONS, only)
  for (const line of guardLines(rows, against)) console.log(line)
}

/** Starts a site on the engine that was asked for. */
async function startSite(questions: number, connections: number): Promise<BenchSite> {
  if (!onPostgres) return startSeededSite(questions, connections)
  const { site, databaseTime, stop } = await startPostgresSite({ questions, processes: 1, members: connections })
  const processorTime = async (): Promise<number> => (await site.processorTime()) + (await databaseTime())
  return { ...site, processorTime, stop }
}

/** Returns whether a part beside the rows is measured: `--only` allows it, and so does the engine. */
function isWanted(part: string): boolean {
  return part.includes(values.only) && (!onPostgres || part === 'storm')
}

/** Soaks a server of its own, because the other measurements leave threads and caches behind. */
async function soakFreshSite(questions: number, connections: number, requests: number): Promise<SoakResult> {
  const site = await startSeededSite(questions, connections)
  try {
    return await measureSoak(site, connections, requests)
  } finally {
    await site.stop()
  }
}

async function bench(): Promise<void> {
  const questions = questionsOf(values.quick ? 2000 : 100_000)
  const effort = values.quick ? QUICK : FULL
  const { connections, rounds, turnMs } = effort
  const bare = await startPlainServer()
  const small = await startSite(Math.round(questions / 10), connections)
  const large = await startSite(questions, connections)
  try {
    const machine = `${machineName()}, ${values.engine}`
    console.log(
      `\n${machine}; ready in ${large.readyMs.toFixed(0)} ms (${large.readyCpuMs.toFixed(0)} ms of processor time) with ${questions} questions, ${(large.memory / 2 ** 20).toFixed(0)} MB`,
    )
    console.log(`${connections} keep-alive connections, ${rounds} rounds of ${turnMs} ms; medians of the rounds`)
    const servers = { large, small, barePort: bare.port }
    const measure = async (title: string, rows: readonly Row[]) => {
      const wanted = rows.filter(({ name }) => name.includes(values.only))
      return measureRows(servers, wanted, effort, (round) => console.log(`${title}: round ${round} of ${rounds}`))
    }
    const parts = [await measure('Reading', readingRows()), await measure('Writing', writingRows())]
    const results = parts.flatMap((part) => part.results)
    const problems = parts.flatMap((part) => part.problems)
    console.log(`\n${tableOf(results)}\n`)
    const followers = isWanted('followers') ? await measureFollowers(large, values.quick ? 5 : 20) : undefined
    const storm = isWanted('storm') ? await measureStorm(large, values.quick ? 200 : 4000) : undefined
    const rendering = isWanted('rendering') ? await measureRendering(large, values.quick ? 2 : 10) : undefined
    const soak = isWanted('soak')
      ? await soakFreshSite(questions, connections, values.quick ? 1000 : Number(values.soak))
      : undefined
    const imports = isWanted('import') ? await measureImports(values.quick ? 20_000 : 1_000_000) : undefined
    // The back office is measured last, because the measurement adds people and flags, which would change the other
    // figures.
    const { only } = values
    const backOffice =
      isWanted('back office') || (only.startsWith('back office, ') && !onPostgres)
        ? await measureBackOffice(large, { rounds, only }, (result) => console.log(backOfficeLine(result)))
        : undefined
    for (const line of storm ? stormLines(storm) : []) console.log(line)
    if (rendering) console.log(renderingLine(rendering))
    for (const line of soak ? soakLines(soak) : []) console.log(line)
    for (const result of imports ?? []) console.log(importLine(result))
    if (followers) console.log(`${lineOf(followers)}\n`)
    for (const problem of problems) console.log(`Not measured: ${problem}`)
    console.log('share: of the requests per second of bare node:http sending as many bytes, in the same round')
    console.log(`p50 ×, p95 ×: against the site with ${small.questions} questions, in the same round`)
    await writeReport({
      at: new Date().toISOString(),
      machine,
      questions,
      effort,
      readyMs: large.readyMs,
      readyCpuMs: large.readyCpuMs,
      memory: large.memory,
      rows: results,
      ...(followers && { followers }),
      ...(storm && { storm }),
      ...(rendering && { rendering }),
      ...(soak && { soak }),
      ...(imports && { imports }),
      ...(backOffice && { backOffice }),
      problems,
    })
  } finally {
    await Promise.all([bare.stop(), small.stop(), large.stop()])
  }
}
