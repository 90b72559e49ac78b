// Opens the pages people read most as a guest with a cold cache, and fails when one loads more than it may, asks another
// site, asks again while it is only read, or moves while it loads.
import { request as httpRequest } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { collectShifts, readShifts } from '../e2e/support/layout-shifts.ts'
import { browserPath, openReadingSite } from './reading-site.ts'

/** Bytes a page may load: scripts and styles by gzip, the document by brotli. */
const LIMITS = { scripts: 160_000, styles: 14_000, html: 12_000 }
/** How long a page is read in the browser's own time, in milliseconds. */
const READING_MS = 120_000

interface Weight {
  scripts: number
  styles: number
  html: number
  /** Addresses on other servers that were asked. */
  foreign: string[]
  /** What was asked for while the page was read. */
  afterwards: string[]
  shift: number
}

const site = await openReadingSite()
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(browserPath && { executablePath: browserPath }) })
const faults: string[] = []
try {
  console.log(`${'page'.padEnd(10)}${'scripts'.padStart(12)}${'styles'.padStart(12)}${'html'.padStart(12)}`)
  for (const [name, url] of Object.entries(site.pages)) {
    const weight = await weigh(browser, url)
    console.log(name.padEnd(10) + sizes.map((size) => `${(weight[size] / 1000).toFixed(1)} kB`.padStart(12)).join(''))
    faults.push(...faultsOf(weight).map((fault) => `${name}: ${fault}`))
  }
} finally {
  await browser.close()
  await site.stop()
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
