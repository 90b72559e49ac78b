import { existsSync } from 'node:fs'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'

/** The browser for the tests: `CHROMIUM_PATH`, else the system's. Playwright uses its own if this is undefined. */
const browser = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))

/**
 * Options of V8. Every test loads its pages in a new process that lives for seconds, so optimizing its scripts costs
 * more than it saves. Garbage is collected on the thread that allocates it, because the other processors are busy with
 * tests too. Loading ten screens and checking each in both themes takes 8.2 s of processor time without these options
 * and 6.2 s with them.
 */
const SHORT_LIVED = '--no-opt,--no-maglev,--min-semi-space-size=16,--max-semi-space-size=32,--single-threaded-gc'

/**
 * Returns the Playwright configuration for the browser tests of an app.
 *
 * @param workers number of files at a time; each worker has its own browser and server
 */
export function storiesConfig({ workers }: { workers: number }): PlaywrightTestConfig {
  return defineConfig({
    testDir: 'e2e',
    workers,
    // Outside CI a failed test is not retried. In CI it is retried once, and the summary at the end names it.
    retries: process.env['CI'] === undefined ? 0 : 1,
    timeout: 120_000,
    // Generous, because a small machine that builds at the same time is slow.
    expect: { timeout: 10_000 },
    use: {
      ...devices['Desktop Chrome'],
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: {
        args: ['--no-sandbox', `--js-flags=${SHORT_LIVED}`],
        ...(browser === undefined ? {} : { executablePath: browser }),
      },
    },
  })
}
