import { expect, type Locator, type Page } from '@playwright/test'

/** Number of Tab presses after which an element counts as unreachable. */
const MAX_PRESSES = 120

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}`)
}

/** Goes to an element by Tab and presses Enter on it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Opens a menu by keyboard and presses one of its entries. */
export async function pressInMenu(page: Page, menu: Locator, entry: string): Promise<void> {
  await press(page, menu)
  await press(page, page.locator('details[open]').getByRole('button', { name: entry, exact: true }))
}

/**
 * Expects that a dialog has the focus, that Tab stays within the dialog, and that Escape returns the focus to the
 * element that opened it.
 */
export async function expectFocusReturns(page: Page, window: Locator, origin: Locator): Promise<void> {
  await expect(window).toBeVisible()
  const holdsFocus = () => window.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(holdsFocus).toBe(true)
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await holdsFocus()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(origin).toBeFocused()
}
