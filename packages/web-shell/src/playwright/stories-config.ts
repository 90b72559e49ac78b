import { existsSync } from 'node:fs'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'

/** The browser of the stories: a named one, else the system's, else the one Playwright brought along. */
const browser = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))

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
      launchOptions: { args: ['--no-sandbox'], ...(browser === undefined ? {} : { executablePath: browser }) },
    },
  })
}
