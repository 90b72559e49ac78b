import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { messages as postingEnglish } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as postingChinese } from '@quandary/i18n/catalogues/zh_CN/posting'
import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test, visit } from '../../site/e2e/support/fixtures.ts'
import { press } from '../../site/e2e/support/keyboard.ts'
import { logIn, newMember, type Person } from '../../site/e2e/support/people.ts'
import { chooseInMenu, tabBackTo, walkTo } from './support/by-keyboard.ts'
import { pattern, storyLanguage, t } from './support/words.ts'

// Actions on accounts by keyboard, seen by those they concern: the person, guests, and the administrator who acts.

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text)
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: t('users.acts', { name }), exact: true })
const accountOf = async (admin: Person, { email, name }: Pick<Person, 'email' | 'name'>) => {
  const { list } = await unwrap(admin.api.call('listAdminUsers', { query: { status: 'all', query: email } }))
  const [account] = list
  if (!account) throw new Error(`${name} has no account`)
  return account
}

const submits = () => ({
  [t('users.status_normal')]: t('users.make_normal'),
  [t('users.status_inactive')]: t('users.make_inactive'),
  [t('users.status_suspended')]: t('users.suspend_for', { duration: t('users.duration_7d') }),
})

/** Chooses a status in the open dialog and submits it with the button that names it. */
async function submitStatus(page: Page, from: string, key: 'ArrowDown' | 'ArrowUp', to: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: from }).focus()
  await page.keyboard.press(key)
  await expect(dialog.getByRole('radio', { name: to })).toBeChecked()
  await press(page, dialog.getByRole('button', { name: submits()[to] ?? '' }))
  await expect(dialog).toHaveCount(0)
}

test('people who leave the list by their new status leave the focus in it, one or several', async ({
  open,
  admin,
  server,
}) => {
  const one = await newMember(server, 'Leaving One')
  const two = await newMember(server, 'Leaving Two')
  const statuses = async () => [(await accountOf(admin, one)).status, (await accountOf(admin, two)).status]
  for (const person of [one, two]) {
    const { user_id } = await accountOf(admin, person)
    await unwrap(admin.api.call('updateUserStatus', { body: { user_id, status: 'inactive' } }))
  }
  const page = await open({ as: admin })
  const list = '/admin/users?filter=inactive&query=Leaving'
  const none = page.getByText(t('list.no_match', { query: 'Leaving' }))
  await page.goto(list)
  await page.getByRole('checkbox', { name: t('kit.select_all') }).press('Space')
  await tabBackTo(page, page.getByRole('button', { name: t('users.bulk_status') }))
  await page.keyboard.press('Enter')
  await submitStatus(page, t('users.status_inactive'), 'ArrowUp', t('users.status_normal'))
  await expect(toast(page, t('users.bulk_status_done', { count: 2 }))).toBeVisible()
  await expect(none).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await statuses()).toEqual(['normal', 'normal'])

  const { user_id } = await accountOf(admin, one)
  await unwrap(admin.api.call('updateUserStatus', { body: { user_id, status: 'inactive' } }))
  await page.goto(list)
  await chooseInMenu(page, menuOf(page, 'Leaving One'), t('users.change_status_menu'))
  await submitStatus(page, t('users.status_inactive'), 'ArrowDown', t('users.status_suspended'))
  await expect(none).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await statuses()).toEqual(['suspended', 'normal'])
  const body = { title: 'May I still ask?', content: 'I may not.', tags: [{ slug_name: 'baking' }] }
  expect((await one.api.call('createQuestion', { body })).error?.status).toBe(403)
  const undo = toast(page, pattern(t('users.suspended_until', { name: 'Leaving One', end: 'END' }), 'END'))
  await expect(undo).toBeVisible()
  await page.getByRole('button', { name: t('posts.undo') }).press('Enter')
  await expect(menuOf(page, 'Leaving One')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await statuses()).toEqual(['inactive', 'normal'])
  expect(await findingsOn(page)).toEqual([])
})

test('of several people whose status is changed, one that is refused is told, and the rest is done', async ({
  open,
  admin,
  server,
  watch,
}) => {
  watch.expectStatus(400, '/answer/admin/api/user/status')
  const people = [await newMember(server, 'Partly One'), await newMember(server, 'Partly Two')] as const
  const { user_id: refused } = await accountOf(admin, people[0])
  const page = await open({ as: admin })
  // The form never sends a wrong id, so the test changes the id on its way to the server.
  await page.route('**/answer/admin/api/user/status', (route) => {
    const sent = route.request().postDataJSON() as { user_id: string }
    return sent.user_id === refused
      ? route.continue({ postData: JSON.stringify({ ...sent, user_id: 'nonsense' }) })
      : route.continue()
  })
  await page.goto('/admin/users?query=Partly')
  await page.getByRole('checkbox', { name: t('kit.select_all') }).press('Space')
  await tabBackTo(page, page.getByRole('button', { name: t('users.bulk_status') }))
  await page.keyboard.press('Enter')
  await submitStatus(page, t('users.status_normal'), 'ArrowDown', t('users.status_inactive'))
  await expect(toast(page, t('users.bulk_status_done', { count: 1 }))).toBeVisible()
  const told = pattern(t('users.bulk_refused', { names: 'Partly One', reason: 'REASON' }), 'REASON')
  await expect(page.getByRole('alert').getByText(told)).toBeVisible()
  expect([(await accountOf(admin, people[0])).status, (await accountOf(admin, people[1])).status]).toEqual([
    'normal',
    'inactive',
  ])
  const box = (name: string) => page.getByRole('checkbox', { name: t('kit.select_row', { name }) })
  await expect(box('Partly One'), 'who was refused stays selected').toBeChecked()
  await expect(box('Partly Two')).not.toBeChecked()
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
})

test('an account is deleted by keyboard: its profile is gone, and its posts stay under a neutral name', async ({
  open,
  page: guest,
  admin,
  server,
  watch,
}) => {
  const person = await newMember(server, 'Parting Baker')
  const body = { title: 'Who bakes when I am gone?', content: 'Somebody must.', tags: [{ slug_name: 'baking' }] }
  const { id } = await unwrap(person.api.call('createQuestion', { body }))
  const { user_id, username } = await accountOf(admin, person)
  const profile = `/users/${username}`
  expect((await guest.goto(profile))?.status()).toBe(200)

  const page = await open({ as: admin })
  await page.goto('/admin/users?query=Parting')
  await chooseInMenu(page, menuOf(page, 'Parting Baker'), t('users.delete_menu'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').focus()
  await page.keyboard.insertText(username)
  await press(page, dialog.getByRole('button', { name: t('users.delete_submit'), exact: true }))
  await expect(toast(page, t('users.deleted', { name: 'Parting Baker' }))).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  const { list } = await unwrap(
    admin.api.call('listAdminUsers', { query: { status: 'all', query: `user:${user_id}` } }),
  )
  expect(list[0]).toMatchObject({ status: 'deleted' })

  watch.expectStatus(410, profile)
  const gone = await guest.goto(profile)
  expect(gone?.status()).toBe(410)
  const texts = storyLanguage() === 'zh_CN' ? postingChinese : postingEnglish
  await expect(guest.getByRole('heading', { level: 1, name: texts['gone.account'] })).toBeVisible()
  await expect(guest.getByRole('main')).not.toContainText('Parting Baker')
  expect(await findingsOn(guest)).toEqual([])
  await expectNoSidewaysScroll(guest)
  await visit(guest, `/questions/${id}`)
  await expect(guest.getByRole('heading', { level: 1, name: body.title })).toBeVisible()
  await expect(guest.getByRole('main')).toContainText(`user${user_id}`)
  await expect(guest.getByRole('main')).not.toContainText('Parting Baker')
})

test('a role and a password are changed by keyboard, and the person gets the rights and must sign in again', async ({
  open,
  admin,
  server,
}) => {
  const person = await newMember(server, 'Rising Baker')
  const body = { title: 'Who may close this?', content: 'Staff may.', tags: [{ slug_name: 'baking' }] }
  const { id } = await unwrap(admin.api.call('createQuestion', { body }))
  const close = ({ api }: Person) => api.call('closeQuestion', { body: { id, close_type: 63, close_msg: '' } })
  expect((await close(person)).error).toMatchObject({ status: 403 })
  const page = await open({ as: admin })
  await page.goto('/admin/users?query=Rising')
  const menu = menuOf(page, 'Rising Baker')
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('row').filter({ hasText: 'Rising Baker' })

  await chooseInMenu(page, menu, t('users.change_role_menu'))
  await dialog.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: t('users.role_3') })).toBeChecked()
  await press(page, dialog.getByRole('button', { name: t('users.make_role_3') }))
  await expect(toast(page, t('saved'))).toBeVisible()
  await expect(row).toContainText(t('users.role_3'))
  await expect(menu).toBeFocused()
  expect((await person.api.call('listSessions')).error, 'the session has ended').toMatchObject({ status: 401 })
  const moderator = await logIn(server.address, person.email, person.password)
  expect((await close(moderator)).error).toBeUndefined()

  await chooseInMenu(page, menu, t('users.set_password_menu'))
  await dialog.getByRole('textbox', { name: t('users.password') }).focus()
  await page.keyboard.insertText('rye-and-caraway')
  await press(page, dialog.getByRole('button', { name: t('users.set_password_submit') }))
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
  expect((await moderator.api.call('listSessions')).error).toMatchObject({ status: 401 })
  expect((await logIn(server.address, person.email, 'rye-and-caraway')).name).toBe('Rising Baker')
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
})

test('administrators are told why they cannot change their own account, in the list and on their page', async ({
  open,
  admin,
}) => {
  const { user_id } = await accountOf(admin, admin)
  const page = await open({ as: admin })
  await page.goto('/admin/users?filter=staff')
  await menuOf(page, admin.name).press('Enter')
  for (const item of [t('users.change_role_menu'), t('users.change_status_menu'), t('users.set_password_menu')]) {
    const entry = page.getByRole('menuitem', { name: item })
    await walkTo(page, entry)
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await expect(entry).toContainText(t('users.own'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(await findingsOn(page)).toEqual([])
  await page.goto(`/admin/users/${user_id}`)
  for (const name of [t('users.change_role_menu'), t('users.change_status_menu')]) {
    const button = page.getByRole('button', { name })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toContainText(t('users.own'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
