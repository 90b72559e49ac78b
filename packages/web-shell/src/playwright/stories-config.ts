import { existsSync } from 'node:fs'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'

/** The browser of the stories: `CHROMIUM_PATH`, else the system's. Playwright uses its own if this is undefined. */
const browser = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))

/**
 * Options of V8. Every story loads its pages into a new process, which lives for seconds: optimizing its scripts costs more
 * than it saves, and garbage is collected by the thread that makes it, because the other processors are busy with stories,
 * too. Loading ten screens and checking each in both themes takes 8.2 s of processor without these, 6.2 s with them.
 */
const SHORT_LIVED = '--no-opt,--no-maglev,--min-semi-space-size=16,--max-semi-space-size=32,--single-threaded-gc'

/**
 * Returns the Playwright configuration for the browser stories of an app.
 *
 * @param workers how many files at a time; each worker has a browser and a server of its own
 */
export function storiesConfig({ workers }: { workers: number }): PlaywrightTestConfig {
  return defineConfig({
    testDir: 'e2e',
    workers,
    // Interactively a story passes at once or fails. In CI it gets one more attempt, which the end of the run names.
    retries: process.env['CI'] === undefined ? 0 : 1,
    timeout: 120_000,
    // A small machine that builds at the same time is slow; a story that waits for something that never comes still fails.
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
