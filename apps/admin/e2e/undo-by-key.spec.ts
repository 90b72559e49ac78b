import { unwrap } from '@quandary/api-client'
import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { press } from '../../site/e2e/support/keyboard.ts'
import { newMember, type Person } from '../../site/e2e/support/people.ts'
import { chooseInMenu, confirm } from './support/by-keyboard.ts'
import { t } from './support/words.ts'

// Uses the undo button of a toast without a mouse: F6 moves the focus to the button from anywhere, and back again.

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const undoIn = (page: Page, text: string) =>
  page
    .getByRole('region', { name: t('kit.notifications') })
    .locator('div:has(> p)')
    .filter({ hasText: text })
    .getByRole('button', { name: t('posts.undo') })

const ask = async ({ api }: Person, what: string) => {
  const body = { title: `How do I clean ${what}?`, content: 'It is dirty.', tags: [{ slug_name: 'baking' }] }
  return (await unwrap(api.call('createQuestion', { body }))).id
}

/** Closes a question from the menu of its row, for the reason that needs no text. */
const closeFromMenu = async (page: Page, menu: Locator) => {
  await chooseInMenu(page, menu, t('posts.close_ask'))
  const reasons = page.getByRole('dialog').getByRole('radio')
  await expect(reasons.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(reasons.nth(1)).toBeChecked()
  await confirm(page, t('questions.close_submit', { count: 1 }))
}

test('F6 leads to the undo of the newest toast and back, and the focus goes to the row that returns', async ({
  open,
  admin,
}) => {
  const [first, second] = [await ask(admin, 'a sieve'), await ask(admin, 'a whisk')]
  const statusOf = async (id: string) => (await unwrap(admin.api.call('getQuestion', { query: { id } }))).status
  const page = await open({ as: admin })
  await page.goto('/admin/questions?query=clean')
  const menuOf = (what: string) =>
    page.getByRole('button', { name: t('posts.actions', { title: `How do I clean ${what}?` }), exact: true })
  const closed = t('questions.close_done', { count: 1 })
  const undo = undoIn(page, closed)

  await closeFromMenu(page, menuOf('a whisk'))
  await expect(undo).toBeVisible()
  await expect(menuOf('a sieve')).toBeFocused()
  expect(await statusOf(second)).toBe(2)
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await expect(undo.getByText('F6'), 'the key stands on the button').toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('F6')
  await expect(menuOf('a sieve'), 'the key leads back').toBeFocused()

  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: t('kit.dismiss') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(menuOf('a sieve'), 'so does dismissing the toast').toBeFocused()
  expect(await statusOf(second), 'nothing was undone').toBe(2)

  await closeFromMenu(page, menuOf('a sieve'))
  await expect(undo).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, t('posts.undone'))).toBeVisible()
  await expect(menuOf('a sieve')).toBeFocused()
  expect([await statusOf(first), await statusOf(second)]).toEqual([1, 2])
  // No toast with an action is shown now, so the app leaves F6 to the browser and the focus stays.
  await page.keyboard.press('F6')
  await expect(menuOf('a sieve')).toBeFocused()
})

test('of two toasts F6 leads to the newest, and a toast that has the focus stays', async ({ open, admin, server }) => {
  await newMember(server, 'Noisy Neighbour')
  const { list } = await unwrap(admin.api.call('listAdminUsers', { query: { status: 'all', query: 'Noisy' } }))
  const user_id = list[0]?.user_id ?? ''
  const statusOf = async () =>
    (await unwrap(admin.api.call('listAdminUsers', { query: { status: 'all', query: `user:${user_id}` } }))).list[0]
      ?.status
  await ask(admin, 'a window')
  const page = await open({ as: admin })
  await page.clock.install()
  await page.goto('/admin/questions?query=window')
  await closeFromMenu(page, page.getByRole('button', { name: /window/ }))
  const closed = undoIn(page, t('questions.close_done', { count: 1 }))
  await expect(closed).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/admin/users?query=Noisy'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  const acts = page.getByRole('button', { name: t('users.acts', { name: 'Noisy Neighbour' }), exact: true })
  await chooseInMenu(page, acts, t('users.change_status_menu'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('users.status_normal') }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('radio', { name: t('users.status_suspended') })).toBeChecked()
  await press(page, dialog.getByRole('button', { name: t('users.suspend_for', { duration: t('users.duration_7d') }) }))
  await expect(dialog).toHaveCount(0)
  const suspended = undoIn(page, 'Noisy Neighbour')
  await expect(suspended).toBeVisible()
  await expect(closed).toBeVisible()
  await page.keyboard.press('F6')
  await expect(suspended).toBeFocused()
  await page.clock.runFor(60_000)
  await expect(suspended).toBeFocused()
  await expect(closed).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(statusOf).toBe('normal')
  await expect(toast(page, t('posts.undone'))).toBeVisible()
  await expect(acts).toBeFocused()
  await page.clock.runFor(60_000)
  await expect(page.getByRole('region', { name: t('kit.notifications') }).getByRole('button')).toHaveCount(0)
})
