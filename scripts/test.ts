// Runs the checks, the builds, every workspace's tests, Storybook and the browser stories, as tasks of Turborepo.
//
// - `pnpm test`: everything whose inputs changed since it last passed; all of it in a fresh clone
// - `pnpm test --changed`: of that, only what a difference from the branch `main` can break; long suites leave out the
//   test files that executed nothing of that difference when they last passed
// - `pnpm test --force`: everything, whatever passed before
// - `pnpm test --times`: the table of times of the last run, without running anything
// - `pnpm test --note`: also stores this run's times, for comparison (scripts/tests/noted-times.json)
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHECKS, FEWER_COLLECTIONS } from './check.ts'
import { requireNode } from './node-version.ts'
import { run } from './run.ts'
import { changedTasks } from './tests/changed-tasks.ts'
import { ProcessorClock } from './tests/processor-time.ts'
import { SELECT_ENV } from './tests/reuse/reuse.ts'
import { conclude, partOfStep, readPart } from './tests/conclusion.ts'
import type { Part } from './tests/report.ts'
import { listSuites, reportFile, ROOT, type Suite } from './tests/suites.ts'
import { loadRun, longestFirst, noteTimes, printTimes, saveRun } from './tests/times.ts'
import { readTurboRun, type TurboRun } from './tests/turbo-run.ts'
import { Turns } from './tests/turns.ts'

/** Steps before the suites; each is a row of the table. */
const STEPS: readonly { name: string; tasks: readonly string[]; concurrency: number }[] = [
  { name: 'check', tasks: CHECKS, concurrency: 2 },
  // The budget runs concurrently with the last builds, because it mostly waits: it leaves each page open for eight
  // seconds.
  { name: 'build, budget', tasks: ['build', 'budget'], concurrency: 3 },
]

/** Keeps the outputs of concurrent runs apart. */
const turns = new Turns((text) => process.stdout.write(text))

const { values: options } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    times: { type: 'boolean', default: false },
    note: { type: 'boolean', default: false },
  },
})
const mayLeaveOut = options.changed && !options.force
requireNode()
process.exitCode = options.times ? showTimes() : await testAll()

function showTimes(): number {
  const parts = loadRun()
  if (parts === undefined) console.error('No run to show: "pnpm test" writes one.')
  else printTimes(parts)
  return parts === undefined ? 1 : 0
}

async function testAll(): Promise<number> {
  const only = options.changed ? await changedTasks() : undefined
  if (only?.size === 0) {
    console.log('Nothing differs from main: no task to run.\n\n0 passed, 0 failed')
    return 0
  }
  const parts: Part[] = []
  for (const one of STEPS) {
    if (await anyOf(one.tasks, only)) parts.push(await step(one, only))
  }
  const suites = listSuites().filter(({ task }) => only === undefined || only.has(task))
  const [wide, narrow] = [suites.filter(({ isWide }) => isWide), suites.filter(({ isWide }) => !isWide)]
  // Suites that use one processor run one after another, concurrently with the wide suites, and use the processor time
  // that the wide ones leave.
  const lanes = [longestFirst(wide).map((suite) => [suite]), narrow.length === 0 ? [] : [narrow]]
  for (const ended of await runLanes(lanes)) parts.push(...ended)
  saveRun(parts)
  if (options.note) noteTimes(parts)
  return conclude(parts) ? 0 : 1
}

/**
 * Runs lanes concurrently; within a lane, the runs of Turborepo follow one another. Every build that two lanes could
 * need has already been made, and neither lane restores it from the cache (`built` in `turbo.json`). With `--force`
 * each run builds again, so the lanes follow one another, too.
 */
async function runLanes(lanes: readonly (readonly Suite[][])[]): Promise<Part[][]> {
  const runLane = async (lane: readonly Suite[][]): Promise<Part[]> => {
    const parts: Part[] = []
    for (const suites of lane) parts.push(...(await runSuites(suites)))
    return parts
  }
  if (!options.force) return Promise.all(lanes.map(runLane))
  const ended: Part[][] = []
  for (const lane of lanes) ended.push(await runLane(lane))
  return ended
}

/** Runs suites in sequence. */
async function runSuites(suites: readonly Suite[]): Promise<Part[]> {
  for (const { folder, runner } of suites) rmSync(reportFile(join(ROOT, folder), runner), { force: true })
  const { tasks } = await turbo(
    suites.map(({ name }) => name).join(', '),
    suites.map(({ task }) => task),
    1,
  )
  return suites.map((suite) => readPart(suite, tasks.get(suite.task) ?? { ok: false, cached: false }))
}

async function anyOf(tasks: readonly string[], only: ReadonlySet<string> | undefined): Promise<boolean> {
  return only === undefined || tasks.some((task) => chosen(task, only).length > 0)
}

/** Returns the chosen tasks of a step; `build` means the `build` of every workspace. */
function chosen(task: string, only: ReadonlySet<string>): string[] {
  return [...only].filter((one) => one === task || one.endsWith(`#${task}`))
}

async function step(
  { name, tasks, concurrency }: (typeof STEPS)[number],
  only: ReadonlySet<string> | undefined,
): Promise<Part> {
  const started = performance.now()
  const clock = new ProcessorClock()
  const names = only === undefined ? tasks : tasks.flatMap((task) => chosen(task, only))
  const ended = await turbo(name, names, concurrency)
  return partOfStep(name, { ...ended, wallSeconds: (performance.now() - started) / 1000, cpuSeconds: clock.stop() })
}

/** Runs tasks of Turborepo. A task whose inputs have not changed since it last passed comes from its cache. */
async function turbo(title: string, tasks: readonly string[], concurrency: number): Promise<TurboRun> {
  const force = options.force ? ['--force'] : []
  // Concurrent tasks print their output when they end, a single one immediately.
  const logs = ['--output-logs=new-only', `--log-order=${concurrency > 1 ? 'grouped' : 'stream'}`, '--summarize']
  const args = ['run', ...tasks, ...logs, `--concurrency=${concurrency}`, '--continue', ...force]
  const turn = turns.begin()
  turn.write(`\n━━ ${title}\n`)
  const { ok, output } = await run('turbo', args, {
    show: (text) => turn.write(text),
    env: { ...FEWER_COLLECTIONS, ...(mayLeaveOut ? { [SELECT_ENV]: '1' } : {}) },
  })
  turn.end()
  return readTurboRun(ok, output)
}
