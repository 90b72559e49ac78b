import type { Page } from '@playwright/test'
import { waitForHydration } from './fixtures.ts'

/** Opens a page and delays its scripts until the returned function is called. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    gate.resolve()
    await waitForHydration(page)
  }
}
