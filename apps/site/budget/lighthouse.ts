// Runs Lighthouse on the most-read pages and fails when a category scores below MIN_SCORE. Lighthouse takes up 170 MB
// and runs rarely, so it is not a dependency: `pnpm dlx` fetches the version pinned here.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath, openReadingSite } from './reading-site.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const MIN_SCORE = 95
/** Scores vary with the load of the machine, so the median of several runs counts, as Lighthouse recommends. */
const RUNS = 3
/**
 * Maximum number of repeated runs per page and device. A run is repeated if headless Chromium has recorded no paint
 * (NO_NAVSTART), which sometimes happens and is not the page's fault.
 */
const ATTEMPTS = 3
/**
 * Audits to skip, by page. Search results and the login are noindex on purpose, which the audit `is-crawlable` would
 * report as a fault.
 */
const SKIPPED: Readonly<Record<string, readonly string[]>> = { search: ['is-crawlable'], ask: ['is-crawlable'] }
const devices = ['mobile', 'desktop'] as const
type Device = (typeof devices)[number]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The fields of a Lighthouse report that are read here. */
interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

interface Given {
  /** Path of the report's file. */
  path: string
  skipped: readonly string[]
  device: Device
}

const folder = await mkdtemp(join(tmpdir(), 'quandary-lighthouse-'))
const site = await openReadingSite()
try {
  const at = (path: string) => new URL(path, site.pages.list).href
  // Guests who open the ask page are redirected to the login.
  const pages = { ...site.pages, tag: at('/tags/cooking'), ask: at('/questions/ask') }
  console.log(['page'.padEnd(20), ...categories.map((name) => name.padStart(16))].join(''))
  for (const device of devices)
    for (const [name, url] of Object.entries(pages)) {
      const skipped = SKIPPED[name] ?? []
      const reports = await measureOften(url, { path: join(folder, `${name}.json`), skipped, device })
      const report = reports[Math.floor(RUNS / 2)] ?? reports[0]
      if (!report) throw new Error(`Nothing was measured on ${url}`)
      const scores = categories.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100))
      console.log([`${name}, ${device}`.padEnd(20), ...scores.map((score) => String(score).padStart(16))].join(''))
      console.log(`  performance of all runs: ${reports.map(speedOf).join(', ')}`)
      for (const id of skipped) console.log(`  ${id}: not asked, by intent`)
      for (const line of faultsOf(report)) console.log(`  ${line}`)
      if (scores.some((score) => score < MIN_SCORE)) process.exitCode = 1
    }
  if (process.exitCode === 1) console.error(`Every category must have ${MIN_SCORE}.`)
} finally {
  await site.stop()
  await rm(folder, { recursive: true })
}

/** Runs Lighthouse RUNS times, and repeats failed runs up to ATTEMPTS times. Returns the reports, slowest first. */
async function measureOften(url: string, given: Given): Promise<Report[]> {
  const reports: Report[] = []
  for (let attempt = 0; reports.length < RUNS && attempt < RUNS + ATTEMPTS; attempt += 1) {
    const report = await measure(url, given)
    if (report) reports.push(report)
  }
  return reports.toSorted((a, b) => speedOf(a) - speedOf(b))
}

function speedOf({ categories: all }: Report): number {
  return Math.round((all['performance']?.score ?? 0) * 100)
}

/** Runs Lighthouse once; returns undefined when the browser recorded nothing. */
async function measure(url: string, { path, skipped, device }: Given): Promise<Report | undefined> {
  const flags = ['--quiet', '--output=json', `--output-path=${path}`, '--chrome-flags=--headless=new --no-sandbox']
  if (device === 'desktop') flags.push('--preset=desktop')
  if (skipped.length > 0) flags.push(`--skip-audits=${skipped.join(',')}`)
  const child = spawn('pnpm', ['dlx', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, ...(browserPath === undefined ? {} : { CHROME_PATH: browserPath }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errorOutput = ''
  child.stderr.on('data', (chunk) => (errorOutput += String(chunk)))
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  if (code !== 0 && errorOutput.includes('NO_NAVSTART')) return undefined
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)} on ${url}: ${errorOutput}`)
  const report = JSON.parse(await readFile(path, 'utf8')) as Report // Safe cast: the version is pinned above.
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return report
}

/** Lists the audits that count in a category and have a score below 0.9, each with its measured value. */
function faultsOf({ categories: all, audits }: Report): string[] {
  const counted = Object.values(all).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return [...new Set(counted.map(({ id }) => id))].flatMap((id) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score >= 0.9) return []
    return [`${id}: ${audit.title}${audit.displayValue === undefined ? '' : `, ${audit.displayValue}`}`]
  })
}
