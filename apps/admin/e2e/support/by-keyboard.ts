import { expect, type Locator, type Page } from '@playwright/test'
import { press } from '../../../site/e2e/support/keyboard.ts'

/** Number of presses after which an element counts as unreachable. */
const MAX_PRESSES = 120

/** Presses Shift+Tab until the target has the focus. */
export async function tabBackTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error(`Shift+Tab does not reach ${target.toString()}`)
}

/** Opens a menu by keyboard and chooses one of its items. `every-screen.spec.ts` proves that Tab reaches menus. */
export async function chooseInMenu(page: Page, menu: Locator, item: string): Promise<void> {
  await menu.focus()
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByRole('menuitem', { name: item, exact: true }))
  await page.keyboard.press('Enter')
}

/** Confirms an open dialog by keyboard. */
export async function confirm(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await press(page, dialog.getByRole('button', { name: label, exact: true }))
}

/**
 * Moves the focus to an item of the open menu. The menu focuses its first item, and then the next ones, shortly after
 * the key was pressed, so every step waits for the focus.
 */
export async function walkTo(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeVisible()
  const focused = page.locator('[role^="menuitem"]:focus')
  const items = await page.getByRole('menuitem').count()
  for (let presses = 0; presses < items; presses += 1) {
    await expect(focused).toHaveCount(1)
    if (await isFocused(item)) break
    const left = await focused.elementHandle()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => left?.evaluate((element) => element !== document.activeElement)).toBe(true)
  }
  await expect(item).toBeFocused()
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}
