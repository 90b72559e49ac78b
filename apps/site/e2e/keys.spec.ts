import type { Locator, Page } from '@playwright/test'
import { communityWordsIn } from './support/community-words.ts'
import { expect, visit } from './support/fixtures.ts'
import { test } from './support/many-questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const community = communityWordsIn('en_US')

test('keyboard shortcuts move through lists and pages, search, and navigate', async ({ page }) => {
  await visit(page, '/')
  await expect(hintOn(page)).toBeVisible()
  const titles = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
  await page.keyboard.press('j')
  await expect(titles.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(titles.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(titles.nth(0)).toBeFocused()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/page=2/)
  // The address changes before the page does.
  await expect(page.getByRole('link', { name: t('kit.previous_page') })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page).not.toHaveURL(/page=2/)
  for (const [keys, path] of [
    ['gt', '/tags'],
    ['gu', '/users'],
    ['gq', '/questions'],
    ['gh', '/'],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key)
    await expect(page).toHaveURL((url) => url.pathname === path)
  }
  const hint = hintOn(page)
  await page.keyboard.press('/')
  const field = page.getByRole('banner').locator('input[type="search"]')
  await expect(field).toBeFocused()
  await page.keyboard.type('j?')
  await expect(field).toHaveValue('j?')
  await expect(hint).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})

const unlist = community('keys.review', { act: community('review.flag_unlist') })

test('the keyboard shortcuts are listed with those of the review page for staff', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await visit(page, '/')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: community('keys.title') })
  await expect(dialog.getByRole('term').filter({ has: page.locator('kbd', { hasText: /^l$/ }) })).toHaveCount(1)
  await expect(dialog.getByRole('definition').filter({ hasText: unlist })).toBeVisible()
})

test('the keyboard shortcuts are listed, and can be switched off permanently', async ({ page }) => {
  await visit(page, '/')
  await expect(hintOn(page)).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: community('keys.title') })
  await expect(dialog).toContainText(community('keys.next_page'))
  await expect(dialog).not.toContainText(unlist)
  await dialog.getByRole('switch', { name: community('keys.switch') }).click()
  await page.keyboard.press('Escape')
  await expect(hintOn(page)).toHaveCount(0)
  await expectNoKeys(page)
  await page.reload()
  await expectNoKeys(page)
})

/** Returns the shortcut hint in the search field. The hint appears once the shortcuts work. */
function hintOn(page: Page): Locator {
  return page.getByRole('banner').getByRole('search').locator('kbd')
}

/** Checks that the shortcuts are off: if one had worked, the step after it would have a different result. */
async function expectNoKeys(page: Page): Promise<void> {
  await visit(page, '/')
  await page.keyboard.press('?')
  await page.keyboard.press('j')
  await page.getByRole('link', { name: t('header.ask') }).focus()
  await expect(page.getByRole('link', { name: t('header.ask') })).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
}
