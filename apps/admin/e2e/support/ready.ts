import { expect, type Page } from '@playwright/test'
import { settle, type Loading } from '../../../site/e2e/support/layout-shifts.ts'

/** Expects that a screen shows its fetched data and that no part of it moves any more. */
export async function expectReady(page: Page, loading: Loading): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // A screen can replace parts of itself when data arrives later.
  await settle(page, loading)
}
