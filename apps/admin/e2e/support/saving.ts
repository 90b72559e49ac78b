import { expect, type Page } from '@playwright/test'
import { t } from './words.ts'

/**
 * Saves the settings of a screen by keyboard, and waits until the server has stored them and the screen confirms it.
 */
export async function saveSettings(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: t('form_kit.save'), exact: true }).press('Enter')
  expect((await answered).status()).toBe(200)
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
}

/** Chooses a radio button by keyboard: the arrow leads from the chosen one to the wanted one. */
export async function chooseByArrow(
  page: Page,
  group: string,
  key: 'ArrowDown' | 'ArrowUp',
  to: string,
): Promise<void> {
  const choices = page.getByRole('group', { name: group, exact: true })
  await choices.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press(key)
  await expect(choices.getByRole('radio', { name: to, exact: true })).toBeChecked()
}
