import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { newMember } from '../../site/e2e/support/people.ts'
import { t } from './support/words.ts'

for (const path of ['/admin/questions', '/admin/answers', '/admin/users']) {
  test(`${path} is searched while typing, and the field keeps the focus and what is typed`, async ({ open, admin }) => {
    const page = await open({ as: admin })
    await page.goto(`${path}?direction=asc&page=2`)
    const field = page.getByRole('searchbox')
    await field.focus()
    const entries = await page.evaluate(() => history.length)
    for (const [typed, query] of [
      ['nobody', 'nobody'],
      [' wrote', 'nobody wrote'],
      [' this', 'nobody wrote this'],
    ] as const) {
      await page.keyboard.type(typed)
      await expect(page).toHaveURL((url) => url.searchParams.get('query') === query)
      await expect(page.getByText(t('list.no_match', { query }))).toBeVisible()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(query)
    }
    // Typing replaces the current history entry and adds none. A search begins at the first page and keeps the order.
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(new URL(page.url()).searchParams.get('direction')).toBe('asc')
    expect(new URL(page.url()).searchParams.has('page')).toBe(false)

    await page.getByRole('link', { name: t('list.clear_search') }).click()
    await expect(page).toHaveURL((url) => !url.searchParams.has('query'))
    await expect(field).toHaveValue('')
    await page.goBack()
    await expect(field).toHaveValue('nobody wrote this')
    await expect(page.getByText(t('list.no_match', { query: 'nobody wrote this' }))).toBeVisible()
  })
}

test('a letter typed while the list of the letters before is on its way is not lost', async ({
  open,
  admin,
  server,
}) => {
  await newMember(server, 'Slowly Typed')
  const page = await open({ as: admin })
  await page.goto('/admin/users')
  const field = page.getByRole('searchbox')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = page.waitForRequest(/query=Slow(&|$)/)
  await page.route(/query=Slow(&|$)/, async (route) => {
    await released
    await route.continue()
  })
  await field.focus()
  await page.keyboard.type('Slow')
  await asked
  // The previous rows stay until the new ones are loaded.
  await expect(page.getByRole('row').filter({ hasText: admin.name })).toBeVisible()
  await page.keyboard.type('ly')
  release()
  await expect(page).toHaveURL(/query=Slowly$/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(field).toHaveValue('Slowly')
  await expect(field).toBeFocused()
})
