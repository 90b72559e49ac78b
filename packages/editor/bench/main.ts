// Measures how long a key press takes in the React editor in a real browser, and how a large paste affects it. Builds
// the page as an app would, presses real keys one after another and prints the figures.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import type { BenchPage } from './page.tsx'
import { everything, prose } from './texts.ts'

declare global {
  interface Window {
    /** Interface that the page provides to this script. */
    bench: BenchPage
  }
}

const HELP = `pnpm --filter @quandary/editor bench [--keys 50000] [--quick] [--json <file>]

  --keys <number>  keys pressed into the empty editor (default: 50000; with --quick 2000)
  --quick          whether everything works, not how fast it is
  --json <file>    where the figures go, besides the screen`

/** Duration of a frame at 60 Hz, in milliseconds. A key press that takes longer is noticeable. */
const FRAME_MS = 16
const LARGE = 50_000
/** Key presses sent to the browser at a time; it handles them one by one, as fast as it can. */
const AT_ONCE = 50
const MEGABYTE = 1024 * 1024

interface KeyRow {
  name: string
  keys: number
  p50: number
  p99: number
  max: number
  /** CPU time in milliseconds of the page's main thread per key, which does not depend on the load of the machine. */
  cpu: number
  /** Number of key presses that took longer than a frame. */
  over: number
}

const { values } = parseArgs({
  options: {
    keys: { type: 'string' },
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(HELP)
else await bench()

async function bench(): Promise<void> {
  const keys = Number(values.keys ?? (values.quick ? 2000 : LARGE))
  if (!Number.isInteger(keys) || keys < 100) throw new Error('--keys takes a whole number from 100')
  const site = await serve()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const open = async (start: string, look = 'full') => {
      const page = await browser.newPage()
      await page.goto(site.address)
      await page.evaluate((text) => sessionStorage.setItem('start', text), start)
      return openPage(page, `${site.address}?${look}`)
    }
    const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Chromium ${browser.version()}`
    console.log(`Editor in React, ${machine}`)
    const plain = await openPage(await browser.newPage(), `${site.address}?plain`)
    const rows = [
      await typed(`${keys} keys into a plain text field, to compare`, plain, prose(keys)),
      await typed(`${keys} keys into an empty text`, await open(''), prose(keys)),
      await typed('500 keys at the end of 50 000 characters', await open(everything(LARGE)), prose(500), 'End'),
      await typed('500 keys at their beginning', await open(everything(LARGE)), prose(500), 'Home'),
      await typed(
        '500 keys in one paragraph of 50 000',
        await open(prose(LARGE).replaceAll(/\n+/g, ' ')),
        prose(500),
        'End',
      ),
      await typed(
        '500 keys at the end of 50 000 characters, formatted',
        await open(everything(LARGE), 'full&rich'),
        prose(500),
        'End',
      ),
    ]
    const pasting = await open('')
    const pasted = await pasting.page.evaluate((text) => window.bench.paste(text), everything(MEGABYTE))
    rows.push(await typed('500 keys behind a paste of 1 MB', pasting, prose(500), 'End'))
    console.log(`\n${tableOf(rows)}\n`)
    const { handled, longestTask, longestFrame } = pasted
    console.log(
      `Paste of 1 MB: taken in ${handled.toFixed(0)} ms; longest task ${longestTask.toFixed(0)} ms, longest gap ` +
        `between two frames ${longestFrame.toFixed(0)} ms, in the three seconds after it`,
    )
    const report = { at: new Date().toISOString(), machine, rows, paste: pasted }
    const file = values.json && resolve(process.env['INIT_CWD'] ?? '.', values.json)
    if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Builds the page for production and serves it on a free port. */
async function serve() {
  const outDir = await mkdtemp(join(tmpdir(), 'editor-bench-'))
  const shared = { root: import.meta.dirname, configFile: false, logLevel: 'error' } as const
  await build({ ...shared, plugins: [react(), vanillaExtractPlugin()], build: { outDir, emptyOutDir: true } })
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The page is not served')
  return {
    address,
    stop: async () => {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}

interface OpenPage {
  page: Page
  keyboard: CDPSession
}

async function openPage(page: Page, address: string): Promise<OpenPage> {
  await page.goto(address)
  await page.locator('.cm-content, textarea').click()
  if (address.includes('rich')) await page.locator('.cm-rich').waitFor()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, keyboard }
}

/**
 * Types a text key by key and returns the measured times.
 *
 * @param where first moves the cursor to the beginning (`Home`) or the end (`End`) of the document
 */
async function typed(
  name: string,
  { page, keyboard }: OpenPage,
  text: string,
  where?: 'Home' | 'End',
): Promise<KeyRow> {
  if (where) await page.keyboard.press(`Control+${where}`)
  await page.evaluate(() => window.bench.takeKeys())
  const before = await threadMs(keyboard)
  const signs = [...text]
  while (signs.length > 0) await Promise.all(signs.splice(0, AT_ONCE).map((sign) => press(keyboard, sign)))
  const cpu = ((await threadMs(keyboard)) - before) / text.length
  const times = (await page.evaluate(() => window.bench.takeKeys())).toSorted((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  console.log(`${name}: done`)
  return {
    name,
    keys: times.length,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    cpu,
    over: times.filter((time) => time > FRAME_MS).length,
  }
}

async function threadMs(keyboard: CDPSession): Promise<number> {
  const { metrics } = await keyboard.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000
}

function press(keyboard: CDPSession, sign: string) {
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
  return keyboard.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    ...(sign === '\n' ? enter : { key: sign, text: sign }),
  })
}

function tableOf(rows: readonly KeyRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 1
  const columns = ['keys', 'p50 ms', 'p99 ms', 'max ms', `> ${FRAME_MS} ms`, 'CPU ms']
  const head = ''.padEnd(width) + columns.map((column) => column.padStart(10)).join('')
  const lines = rows.map(({ name, keys, p50, p99, max, over, cpu }) => {
    const figures = [String(keys), p50.toFixed(1), p99.toFixed(1), max.toFixed(1), String(over), cpu.toFixed(1)]
    return name.padEnd(width) + figures.map((figure) => figure.padStart(10)).join('')
  })
  return [head, ...lines].join('\n')
}
