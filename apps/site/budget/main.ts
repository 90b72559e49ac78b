// Opens the most-read pages as a guest with a cold cache. Fails when a page exceeds its size limits, sends requests to
// another site, makes requests while the guest only reads it, or shifts its layout while it loads.
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Response } from '@playwright/test'
import { Loading, recordShifts, settle, shiftsOn } from '../e2e/support/layout-shifts.ts'
import { browserPath, openReadingSite } from './reading-site.ts'

/** Limits in bytes for a page: gzipped scripts and styles, and the document as sent (brotli). */
const LIMITS = { scripts: 132_500, styles: 14_950, html: 11_900 }
const measures = ['scripts', 'styles', 'html'] as const
/** Time a page stays open, in milliseconds: long enough to catch a script that polls every few seconds. */
const READING_MS = 8_000

interface Visit extends Record<(typeof measures)[number], number> {
  /** Faults other than exceeded sizes. */
  faults: string[]
}

const site = await openReadingSite()
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(browserPath === undefined ? {} : { executablePath: browserPath }),
})
try {
  console.log(line('kB compressed', (measure) => measure))
  // A page that is being read causes no load, so all pages are read at the same time.
  const reading = Object.entries(site.pages).map(async ([name, url]) => ({ name, visit: await read(browser, url) }))
  for (const { name, visit } of await Promise.all(reading)) {
    console.log(line(name, (measure) => (visit[measure] / 1000).toFixed(1)))
    const heavy = measures.filter((measure) => visit[measure] > LIMITS[measure]).map((measure) => `too much ${measure}`)
    for (const fault of [...heavy, ...visit.faults]) console.error(`  ${fault}`)
    if (heavy.length + visit.faults.length > 0) process.exitCode = 1
  }
  console.log(line('at most', (measure) => (LIMITS[measure] / 1000).toFixed(1)))
} finally {
  await browser.close()
  await site.stop()
}

function line(name: string, cell: (measure: (typeof measures)[number]) => string): string {
  return name.padEnd(14) + measures.map((measure) => cell(measure).padStart(10)).join('')
}

/** Opens a page with a cold cache and stays on it for READING_MS. */
async function read(over: Browser, url: string): Promise<Visit> {
  const context = await over.newContext()
  await recordShifts(context)
  const page = await context.newPage()
  const loading = new Loading(page)
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto(url)
  await settle(page, loading)
  const shifts = await shiftsOn(page)
  const loaded = answers.length
  await new Promise((resolve) => setTimeout(resolve, READING_MS))
  const foreign = answers.map((answer) => answer.url()).filter((one) => !one.startsWith(new URL(url).origin))
  const visit = {
    scripts: await weightOf(answers, 'script'),
    styles: await weightOf(answers, 'stylesheet'),
    html: await sentBytes(url),
    faults: [
      ...foreign.map((one) => `asks another site: ${one}`),
      ...answers.slice(loaded).map((answer) => `asks while it is read: ${answer.url()}`),
      ...shifts.map((shift) => `moves while it loads: ${shift}`),
    ],
  }
  await context.close()
  return visit
}

async function weightOf(answers: readonly Response[], type: string): Promise<number> {
  const bodies = answers.filter((answer) => answer.request().resourceType() === type).map((answer) => answer.body())
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

/** Returns the bytes of a document as a browser receives it. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not sent as brotli`))
      answer.on('data', (part: Buffer) => (bytes += part.length)).once('end', () => resolve(bytes))
    })
    asked.once('error', reject).end()
  })
}
