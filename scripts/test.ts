// The whole proof, from a fresh clone: check, builds, every package's tests, Storybook, the browser stories.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.ts'
import { requireNode } from './node-version.ts'
import { run } from './run.ts'
import type { Tally } from './tally.ts'
import { addTallies, readPlaywrightTally, readVitestTally, tallyOfStep } from './tally.ts'
import { UNSTEADY_FILE } from './unsteady-reporter.ts'

const UNSTEADY_REPORTER = join(import.meta.dirname, 'unsteady-reporter.ts')

requireNode()
const reports = mkdtempSync(join(tmpdir(), 'quandary-reports-'))
const rows: { name: string; tally: Tally; seconds: number }[] = []

await step('check', async () => tallyOfStep('check', await check()))
await step('build', async () => {
  const { ok } = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--concurrency=2'])
  return tallyOfStep('build', ok)
})
await step('budget', async () => {
  const { ok } = await run('pnpm', ['--filter', '@quandary/site', 'budget'])
  return tallyOfStep('budget', ok)
})
for (const folder of workspaceFolders()) {
  if (hasScript(folder, 'test')) await step(folder, () => vitest(folder))
}
for (const folder of workspaceFolders()) {
  if (existsSync(join(folder, 'playwright.config.ts'))) await step(`${folder} in the browser`, () => playwright(folder))
}
rmSync(reports, { recursive: true })
process.exitCode = conclude() ? 0 : 1

async function step(name: string, work: () => Promise<Tally>): Promise<void> {
  console.log(`\n━━ ${name}`)
  const started = performance.now()
  const tally = await work()
  rows.push({ name, tally, seconds: (performance.now() - started) / 1000 })
}

async function vitest(folder: string): Promise<Tally> {
  const file = join(reports, `${folder.replaceAll('/', '-')}.json`)
  const unsteady = `${file}.unsteady`
  const reporters = [
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--reporter=${UNSTEADY_REPORTER}`,
  ]
  // At a desk a test passes at once or fails. Where nobody watches, one more attempt is made and told of.
  const retry = process.env['CI'] === undefined ? [] : ['--retry=1']
  const { ok } = await run('vitest', ['run', ...reporters, ...retry], {
    cwd: folder,
    env: { [UNSTEADY_FILE]: unsteady },
  })
  return readVitestTally({ file, unsteady, ok })
}

async function playwright(folder: string): Promise<Tally> {
  const file = join(reports, `${folder.replaceAll('/', '-')}-e2e.json`)
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { ok } = await run('pnpm', ['exec', 'playwright', 'test', '--reporter=list,json'], { cwd: folder, env })
  return readPlaywrightTally(file, ok)
}

function workspaceFolders(): string[] {
  return ['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => join(group, name)))
}

function hasScript(folder: string, name: string): boolean {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  return manifest.scripts?.[name] !== undefined
}

/** Prints what ran, what was skipped and why, and the closing line. */
function conclude(): boolean {
  const width = Math.max(...rows.map((row) => row.name.length))
  console.log('\n━━ what ran')
  for (const { name, tally, seconds } of rows) {
    const counts = tally.passed + tally.failed === 0 ? 'ok' : `${tally.passed} passed, ${tally.failed} failed`
    console.log(`${name.padEnd(width)}  ${counts} (${seconds.toFixed(0)} s)`)
  }
  const total = addTallies(rows.map((row) => row.tally))
  for (const name of total.unsteady) console.log(`only at a second attempt: ${name}`)
  for (const reason of total.skipped) console.log(`skipped: ${reason}`)
  for (const failure of total.failures) console.log(`failed: ${failure}`)
  const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed === 0
}
