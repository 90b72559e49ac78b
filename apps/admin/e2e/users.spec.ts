import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { linkInMail, logIn, newMember, type Person } from '../../site/e2e/support/people.ts'
import { expectTypingToStay } from '../../site/e2e/support/typing-stays.ts'
import { pattern, restoreWindow, t } from './support/words.ts'

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text)
const actionsOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`${name}$`) })
const openAction = async (page: Page, name: string, item: string) => {
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const accountOf = async (admin: Person, query: string) =>
  (await unwrap(admin.api.call('listAdminUsers', { query: { status: 'all', query } }))).list[0]

test('an account is found, and its role, password and status are changed', async ({ open, admin, server }) => {
  const member = await newMember(server, 'Wanda Member')
  const page = await open({ as: admin })
  await page.goto('/admin/users')
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
  await restoreWindow(page)

  await page.getByRole('searchbox', { name: t('users.search') }).fill('Wanda')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=Wanda/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Wanda Member' }).click()
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Wanda Member' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('users.change_role_menu') }).click()
  await dialog.getByRole('radio', { name: t('users.role_3') }).click()
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: t('users.make_role_3') }).click()
  await expect(toast(page, t('saved'))).toBeVisible()
  await expect.poll(async () => (await accountOf(admin, 'Wanda'))?.role_id).toBe(3)

  await openAction(page, 'Wanda Member', t('users.set_password_menu'))
  await dialog.getByRole('textbox', { name: t('users.password') }).fill('another-battery')
  await dialog.getByRole('button', { name: t('users.set_password_submit') }).click()
  await expect(dialog).toHaveCount(0)
  expect((await logIn(server.address, member.email, 'another-battery')).name).toBe('Wanda Member')

  await page.getByRole('button', { name: t('users.change_status_menu') }).click()
  const suspended = dialog.getByRole('radio', { name: t('users.status_suspended') })
  await expect(suspended).toHaveAccessibleName(new RegExp(t('users.status_suspended_help')))
  await suspended.click()
  await dialog.getByLabel(t('users.duration')).selectOption('24h')
  await dialog.getByRole('textbox', { name: t('users.reason') }).fill('Advertising')
  await dialog.getByRole('button', { name: t('users.suspend_for', { duration: t('users.duration_24h') }) }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(t('users.status_suspended'))
  expect(await accountOf(admin, 'Wanda')).toMatchObject({ status: 'suspended', role_id: 3 })
  await expect(
    toast(page, pattern(t('users.suspended_until', { name: 'Wanda Member', end: 'END' }), 'END')),
  ).toBeVisible()
  await page.getByRole('button', { name: t('posts.undo') }).click()
  await expect.poll(async () => (await accountOf(admin, 'Wanda'))?.status).toBe('normal')
  await page.getByRole('button', { name: t('users.change_status_menu') }).click()
  await dialog.getByRole('radio', { name: t('users.status_suspended') }).click()
  await dialog.getByLabel(t('users.duration')).selectOption('forever')
  await dialog.getByRole('button', { name: t('users.suspend_for_good') }).click()
  await expect(toast(page, t('users.suspended_for_good', { name: 'Wanda Member' }))).toBeVisible()
  const log = page.getByRole('region', { name: t('users.log'), exact: true })
  await expect(log).toContainText(t('audit.user_role'))
  await expect(log).toContainText('Advertising')
  await page.goto('/admin/users?query=Wanda')
  await expect(page.getByRole('row').filter({ hasText: 'Wanda Member' })).toContainText(t('users.duration_forever'))
  await openAction(page, 'Wanda Member', t('users.log_menu'))
  const logDialog = page.getByRole('dialog', { name: t('users.log_title', { name: 'Wanda Member' }) })
  await expect(logDialog).toContainText(t('users.status_suspended'))
  expect(await findingsOn(page)).toEqual([])
})

test('the status of selected people is changed at once, and neither one’s own nor that of deleted people', async ({
  open,
  admin,
  server,
}) => {
  await newMember(server, 'Bulk Ada')
  await newMember(server, 'Bulk Bea')
  const page = await open({ as: admin })
  await page.goto('/admin/users?query=Bulk')
  await page.getByRole('checkbox', { name: t('kit.select_all') }).check()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: t('users.bulk_status') }).click()
  const dialog = page.getByRole('dialog', { name: t('users.bulk_status_title', { count: 2 }) })
  await expect(dialog).toContainText('Bulk Bea, Bulk Ada')
  await dialog.getByRole('radio', { name: t('users.status_suspended') }).click()
  await dialog.getByLabel(t('users.duration')).selectOption('24h')
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: t('users.suspend_for', { duration: t('users.duration_24h') }) }).click()
  await expect(toast(page, t('users.bulk_status_done', { count: 2 }))).toBeVisible()
  expect([(await accountOf(admin, 'Bulk Ada'))?.status, (await accountOf(admin, 'Bulk Bea'))?.status]).toEqual([
    'suspended',
    'suspended',
  ])
  await page.goto('/admin/users?filter=staff')
  await expect(page.getByRole('row').filter({ hasText: admin.name }).getByRole('checkbox')).toHaveCount(0)
})

test('suspended and deleted accounts are listed with the time of that', async ({ open, admin, server }) => {
  const page = await open({ as: admin })
  // Narrow windows have no columns for times.
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const status of ['suspended', 'deleted'] as const) {
    await newMember(server, `Timed ${status}`)
    const { user_id = '' } = (await accountOf(admin, `Timed ${status}`)) ?? {}
    await unwrap(admin.api.call('updateUserStatus', { body: { user_id, status } }))
    await page.goto(`/admin/users?filter=${status}`)
    await expect(page.getByRole('columnheader', { name: t(`users.${status}_at`) })).toBeVisible()
    // The newest is first, and deleted accounts have no name. Each row shows two times: when the account was created
    // and when it got its status.
    await expect(page.getByRole('row').nth(1).getByRole('time')).toHaveCount(2)
  }
})

test('a role that did not change is not saved', async ({ open, admin, server }) => {
  await newMember(server, 'Steady Member')
  const page = await open({ as: admin })
  await page.goto('/admin/users?query=Steady')
  let calls = 0
  await page.route('**/admin/api/user/role', (route) => {
    calls += 1
    return route.continue()
  })
  await openAction(page, 'Steady Member', t('users.change_role_menu'))
  await page.getByRole('button', { name: t('users.change_role_submit') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toast(page, t('saved'))).toHaveCount(0)
  expect(calls).toBe(0)
  await expect(actionsOf(page, 'Steady Member')).toBeFocused()
})

test('one person is added, and a refusal stands at its field', async ({ open, admin, server, watch }) => {
  await newMember(server, 'Taken Member')
  watch.expectStatus(400, '/answer/admin/api/user')
  const page = await open({ as: admin })
  await page.goto('/admin/users')
  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('users.add') })
  expect(await findingsInBothThemes(page)).toEqual([])
  await dialog.getByLabel(t('users.name')).fill('Fresh Member')
  const email = dialog.getByLabel(t('users.email'))
  await email.fill('taken.member@example.com')
  await dialog.getByRole('textbox', { name: t('users.add_password') }).fill('correct-horse')
  await dialog.getByRole('button', { name: t('users.add_one_submit') }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await email.fill('fresh.member@example.com')
  await dialog.getByRole('button', { name: t('users.add_one_submit') }).click()
  await expect(toast(page, t('users.added_person', { name: 'Fresh Member' }))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fresh Member' })).toBeVisible()
  expect((await logIn(server.address, 'fresh.member@example.com', 'correct-horse')).name).toBe('Fresh Member')
})

test('after a refusal, typing stays in its field: adding a person', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/users')
  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('users.add') })
  await dialog.getByRole('button', { name: t('users.add_one_submit') }).click()
  await expectTypingToStay(page, dialog)
})

test('many people are added, all or none', async ({ open, admin, watch }) => {
  watch.expectStatus(400, '/answer/admin/api/users')
  const page = await open({ as: admin })
  await page.goto('/admin/users')
  await page.getByRole('button', { name: t('users.add') }).click()
  await page.getByRole('button', { name: t('users.add_many') }).click()
  const lines = page.getByLabel(t('users.lines'))
  const submit = (count: number) => page.getByRole('button', { name: t('users.add_many_submit', { count }) })
  await page.getByRole('button', { name: t('users.add_many_none') }).click()
  await expect(lines).toHaveAccessibleDescription(t('users.lines_none'))
  await expect(lines).toBeFocused()
  await lines.fill('Bulk One, bulk.one@example.com, correct-horse\nBulk Two, nowhere, correct-horse')
  const wrong = t('users.preview_wrong', { count: 1, wrong: '1', all: '2' })
  await expect(page.getByRole('status').filter({ hasText: wrong })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'nowhere' })).toContainText(t('users.line_email'))
  expect(await findingsOn(page)).toEqual([])
  await submit(2).click()
  await expect(lines).toHaveAccessibleDescription(t('users.lines_wrong', { count: 1 }))
  await expect(lines).toBeFocused()
  expect(await accountOf(admin, 'bulk.one@example.com')).toBeUndefined()

  // Refusals by the server are shown at the field too, with the line number.
  await lines.fill('Bulk One, bulk.one@example.com, correct-horse\nBulk Two, taken.member@example.com, correct-horse')
  await submit(2).click()
  await expect(lines).toHaveAccessibleDescription(/2.*taken\.member@example\.com/)
  expect(await accountOf(admin, 'bulk.one@example.com')).toBeUndefined()

  const file =
    'name,email,password\nBulk One,bulk.one@example.com,correct-horse\n"Bulk Two",bulk.two@example.com,"a,b,c,d,e"\n'
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await submit(2).click()
  await expect(toast(page, t('users.added_many', { count: 2 }))).toBeVisible()
  expect(await accountOf(admin, 'bulk.two@example.com')).toMatchObject({ display_name: 'Bulk Two', status: 'normal' })
})

test('an inactive account gets an activation mail and a link to copy', async ({ open, admin, server }) => {
  const member = await newMember(server, 'Idle Member')
  const user_id = (await accountOf(admin, 'Idle'))?.user_id ?? ''
  await unwrap(admin.api.call('updateUserStatus', { body: { user_id, status: 'inactive' } }))
  const page = await open({ as: admin, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/admin/users?filter=inactive')
  await openAction(page, 'Idle Member', t('users.activation_mail'))
  await expect(toast(page, t('users.activation_sent', { email: member.email }))).toBeVisible()
  expect(await linkInMail(server, member.email)).toContain('/users/account-activation?code=')

  await openAction(page, 'Idle Member', t('users.activation_link_menu'))
  const link = page.getByRole('dialog').getByLabel(t('users.activation_link_label'))
  await expect(link).toHaveValue(/\/users\/account-activation\?code=/)
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: t('users.activation_link_copy') }).press('Enter')
  await expect(page.getByRole('button', { name: t('kit.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
  const guest = await open()
  await guest.goto(await link.inputValue())
  await expect(guest).toHaveURL(/account-activation\/success/)
  await expect.poll(async () => (await accountOf(admin, 'Idle'))?.status).toBe('normal')
})

test('a list of several pages is paged, with what it is narrowed to', async ({ open, admin }) => {
  const users = Array.from({ length: 21 }, (_, n) => `Paged ${n}, paged.${n}@example.com, correct-horse`).join('\n')
  await unwrap(admin.api.call('createUsers', { body: { users } }))
  const page = await open({ as: admin })
  await page.goto('/admin/users?query=Paged')
  await expect(page.getByRole('row')).toHaveCount(21)
  await page.getByRole('link', { name: t('kit.next_page') }).press('Enter')
  await expect(page).toHaveURL(/query=Paged&page=2$/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect(page.getByRole('row')).toHaveCount(21)
})

test('the page of a person shows what they wrote, and deletes the account with it', async ({ open, admin, server }) => {
  const member = await newMember(server, 'Going Member')
  const title = 'Where does the steam go?'
  const body = { title, content: 'I have looked everywhere.', tags: [{ slug_name: 'baking' }] }
  await unwrap(member.api.call('createQuestion', { body }))
  const account = await accountOf(admin, 'Going')
  const page = await open({ as: admin })
  await page.goto(`/admin/users/${account?.user_id ?? ''}`)
  await expect(page.getByRole('region', { name: t('nav.questions'), exact: true })).toContainText(title)
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: t('users.all_posts', { count: 1, all: '1' }) }).click()
  await expect(page).toHaveURL(`${server.address}/admin/questions?user=${account?.user_id ?? ''}`)
  await expect(page.getByText(t('posts.of_author', { name: 'Going Member' }))).toBeVisible()
  await page.goto(`${page.url()}&filter=deleted`)
  await expect(page.getByRole('heading', { name: t('questions.none_of_author') })).toBeVisible()
  await page.goBack()
  await page.goBack()

  await openAction(page, 'Going Member', t('users.delete_menu'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: t('users.delete_submit'), exact: true })).toBeVisible()
  await dialog.getByRole('checkbox').check()
  const submit = dialog.getByRole('button', { name: t('users.delete_submit_posts', { count: 1 }) })
  await dialog.getByRole('textbox').fill('somebody else')
  await submit.click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  expect(await accountOf(admin, `user:${account?.user_id ?? ''}`)).toMatchObject({ status: 'normal' })
  await dialog.getByRole('textbox').fill(account?.username ?? '')
  await submit.click()
  await expect(toast(page, t('users.deleted', { name: 'Going Member' }))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('users.status_deleted'))
  expect(await accountOf(admin, `user:${account?.user_id ?? ''}`)).toMatchObject({ status: 'deleted' })
  const { list } = await unwrap(
    admin.api.call('listAdminQuestions', { query: { status: 'deleted', user_id: account?.user_id ?? '' } }),
  )
  expect(list.map((question) => question.title)).toEqual(['[…]'])
})

test('sessions, sign-ins, mails and flags of a person are shown, and sessions are ended', async ({
  open,
  admin,
  server,
  watch,
}) => {
  const member = await newMember(server, 'Seen Member')
  watch.expectStatus(400, '/answer/api/v1/user/login/email')
  await logIn(server.address, member.email, 'not-the-password').catch(() => undefined)
  const user_id = (await accountOf(admin, 'Seen'))?.user_id ?? ''
  await unwrap(admin.api.call('updateUserStatus', { body: { user_id, status: 'inactive' } }))
  await unwrap(admin.api.call('sendUserActivation', { body: { user_id } }))
  await linkInMail(server, member.email)
  await unwrap(admin.api.call('updateUserStatus', { body: { user_id, status: 'normal' } }))
  const body = { title: 'Is this flagged?', content: 'Surely it will be.', tags: [{ slug_name: 'baking' }] }
  const { id } = await unwrap(member.api.call('createQuestion', { body }))
  await unwrap(admin.api.call('createReport', { body: { object_id: id, report_type: 59, content: 'Look.' } }))

  const page = await open({ as: admin })
  await page.goto(`/admin/users/${user_id}`)
  const views = page.getByRole('navigation', { name: t('users.views') })
  const openView = async (name: string) => {
    const link = views.getByRole('link', { name })
    // On narrow windows the last views are in a menu.
    const more = views.getByText(t('kit.more'), { exact: true })
    if (!(await link.isVisible()) && (await more.isVisible())) await more.click()
    await link.click()
  }
  await openView(t('users.view_access'))
  const signIns = page.getByRole('region', { name: t('users.sign_ins'), exact: true })
  await expect(signIns).toContainText(t('users.sign_in_refused'))
  await expect(signIns).toContainText(t('users.sign_in_succeeded'))
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
  await restoreWindow(page)
  // A second sign-in, so that the test can end one of two sessions first.
  await logIn(server.address, member.email, member.password)
  await page.reload()
  const sessions = page.getByRole('region', { name: t('users.sessions'), exact: true })
  const ends = sessions.getByRole('button', { name: new RegExp(`^${t('users.session_end')}[:：]`) })
  await expect(ends).toHaveCount(2)
  await ends.first().press('Enter')
  await expect(toast(page, t('users.session_ended'))).toBeVisible()
  await expect(ends).toHaveCount(1)
  await page.getByRole('button', { name: t('users.sessions_end') }).click()
  await expect(toast(page, t('users.sessions_ended', { name: 'Seen Member' }))).toBeVisible()
  await expect(page.getByText(t('users.no_sessions'))).toBeVisible()
  expect((await member.api.call('listSessions')).error).toMatchObject({ status: 401 })

  await openView(t('users.view_mails'))
  const mail = page
    .getByRole('row')
    .filter({ hasText: t('users.mail_activation') })
    .first()
  await expect(mail).toContainText(t('users.mail_delivered'))
  expect(await findingsOn(page)).toEqual([])
  await openView(t('users.view_flags'))
  await expect(page.getByRole('row').filter({ hasText: 'Is this flagged?' })).toContainText(t('users.flag_pending'))
  expect(await findingsOn(page)).toEqual([])
  await openView(t('users.view_overview'))
  await expect(page.getByRole('region', { name: t('users.log'), exact: true })).toContainText(t('audit.user_sessions'))
})
