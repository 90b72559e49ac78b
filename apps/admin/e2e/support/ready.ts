import { expect, type Page } from '@playwright/test'
import { settle, type Loading } from '../../../site/e2e/support/layout-shifts.ts'

/** Expects that a screen shows what it fetched, and that nothing of it moves any more. */
export async function expectReady(page: Page, loading: Loading): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // A screen can replace parts of itself with what it fetches after it is shown.
  await settle(page, loading)
}
