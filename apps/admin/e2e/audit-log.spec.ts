import { readFile } from 'node:fs/promises'
import { unwrap } from '@quandary/api-client'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import { expectNoSidewaysScroll, findingsInBothThemes, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { press } from '../../site/e2e/support/keyboard.ts'
import { newMember } from '../../site/e2e/support/people.ts'
import { openMenu, pattern, restoreWindow, t } from './support/words.ts'

test('the audit log says who changed what, with both values, by kind of object', async ({ open, admin, server }) => {
  await newMember(server, 'Logged Lou')
  const [lou] = (await unwrap(admin.api.call('listAdminUsers', { query: { query: 'Logged Lou' } }))).list
  const user_id = lou?.user_id ?? ''
  await unwrap(admin.api.call('updateUserRole', { body: { user_id, role_id: 3 } }))
  const general = await unwrap(admin.api.call('getGeneralSettings'))
  await unwrap(admin.api.call('updateGeneralSettings', { body: { ...general, description: 'About logs.' } }))

  const page = await open({ as: admin })
  await page.goto('/admin')
  // Except for “Contents”, the groups of the menu are closed until the user opens them or one of their screens.
  await openMenu(page)
  const menu = page.getByRole('navigation', { name: t('nav.label') })
  const link = menu.getByRole('link', { name: t('nav.audit_log') })
  await expect(menu.getByRole('link', { name: t('nav.users'), exact: true })).toBeVisible()
  await expect(link).toBeHidden()
  await menu.getByText(t('nav.settings'), { exact: true }).click()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: t('nav.audit_log') })).toBeVisible()
  await openMenu(page)
  await expect(link).toBeVisible()
  const settings = page.getByRole('row').filter({ hasText: t('audit.settings_update', { group: t('nav.general') }) })
  await expect(settings.first()).toContainText('About logs.')
  await expect(settings.first()).toContainText(admin.name)
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  // On narrow windows the kinds after the third are behind a disclosure.
  const kinds = page.getByRole('navigation', { name: t('audit.kind') })
  await expect(kinds.getByRole('link', { name: t('audit.kind_user') })).toBeHidden()
  await kinds.getByText(t('kit.more'), { exact: true }).click()
  await kinds.getByRole('link', { name: t('audit.kind_user') }).press('Enter')
  await expect(page).toHaveURL(/type=user/)
  await restoreWindow(page)
  await expect(settings).toHaveCount(0)
  // The log also contains the creation of the account, further down.
  const role = page.getByRole('row').filter({ hasText: 'Logged Lou' }).first()
  await expect(role).toContainText(t('users.role_3'))
  await role.getByRole('link', { name: 'Logged Lou' }).click()
  await expect(page.getByRole('region', { name: t('users.log'), exact: true })).toContainText(t('audit.user_role'))
})

test('the audit log is Chinese for Chinese administrators, and says so where a kind has no entries', async ({
  open,
  admin,
}) => {
  const page = await open({ as: admin, locale: 'zh-CN' })
  await page.goto('/admin/audit-log?type=plugin')
  await expect(page.getByRole('heading', { level: 1, name: chinese['nav.audit_log'] })).toBeVisible()
  await expect(page.getByText(chinese['audit.none'])).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})

test('the log is exported as a file with its filter, and the export is logged', async ({ open, admin }) => {
  const general = await unwrap(admin.api.call('getGeneralSettings'))
  await unwrap(admin.api.call('updateGeneralSettings', { body: { ...general, description: 'About exports.' } }))
  const page = await open({ as: admin })
  await page.goto('/admin/audit-log?type=settings')
  for (const [item, name, words] of [
    [t('audit.export_csv'), 'audit-log.csv', 'time,actor_id,actor,ip,action,object_id,account,changes\n'],
    [t('audit.export_jsonl'), 'audit-log.jsonl', '{"created_at":'],
  ] as const) {
    await page.getByRole('button', { name: t('audit.export') }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe(name)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.replace('\uFEFF', '')).toMatch(new RegExp(`^${words}`))
    expect(text).toContain('About exports.')
    expect(text).not.toContain('user.create')
  }
  await page.goto('/admin/audit-log?type=audit_log')
  await expect(page.getByRole('row').filter({ hasText: t('audit.log_export', { format: 'CSV' }) })).toHaveCount(1)
})

test('the history of settings shows who changed what, and restores earlier values after a look at them', async ({
  open,
  admin,
}) => {
  const general = await unwrap(admin.api.call('getGeneralSettings'))
  const describe = (description: string) =>
    unwrap(admin.api.call('updateGeneralSettings', { body: { ...general, description } }))
  await describe('The first words.')
  await describe('The second words.')
  await describe('The third words.')
  const page = await open({ as: admin })
  await page.goto('/admin/general')
  await page.getByRole('button', { name: t('history.open') }).click()
  const dialog = page.getByRole('dialog')
  const entry = dialog.getByRole('listitem').filter({ hasText: 'The first words.' }).first()
  await expect(entry).toContainText(admin.name)
  expect(await findingsInBothThemes(page)).toEqual([])
  await entry.getByRole('button', { name: t('history.look') }).click()
  await expect(dialog).toContainText(t('history.differs'))
  await expect(dialog).toContainText('The third words.')
  expect(await findingsOn(page)).toEqual([])
  expect((await unwrap(admin.api.call('getGeneralSettings'))).description).toBe('The third words.')
  await dialog.getByRole('button', { name: t('history.restore') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('history.restored') })).toBeVisible()
  await expect(page.getByLabel(t('general.description'), { exact: true })).toHaveValue('The first words.')
  expect((await unwrap(admin.api.call('getGeneralSettings'))).description).toBe('The first words.')

  const smtp = { smtp_host: 'mail.test', smtp_username: 'me', smtp_password: 'hush-hush', smtp_authentication: true }
  await unwrap(admin.api.call('updateSmtpSettings', { body: smtp }))
  await page.goto('/admin/smtp')
  await page.getByRole('button', { name: t('history.open') }).click()
  await dialog
    .getByRole('button', { name: t('history.look') })
    .first()
    .click()
  await expect(dialog).toContainText(t('history.problem_secret'))
  await expect(dialog.getByRole('button', { name: t('history.restore') })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('the pages of the log are in the address, by pointer and by keyboard, and another kind begins at the first', async ({
  open,
  admin,
}) => {
  const general = await unwrap(admin.api.call('getGeneralSettings'))
  // Enough entries for at least three pages of 20.
  for (let n = 1; n <= 45; n += 1) {
    await unwrap(admin.api.call('updateGeneralSettings', { body: { ...general, description: `Paged words ${n}.` } }))
  }
  const page = await open({ as: admin })
  await page.goto('/admin/audit-log?type=settings')
  const pager = page.getByRole('navigation', { name: t('kit.pages'), exact: true })
  const number = (n: number) => pager.getByRole('link', { name: t('kit.page', { n }), exact: true })
  const next = pager.getByRole('link', { name: t('kit.next_page'), exact: true })
  const previous = pager.getByRole('link', { name: t('kit.previous_page'), exact: true })
  const isAt = async (n: number, newest: number) => {
    await expect(number(n)).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(n === 1 ? /\?type=settings$/ : new RegExp(`\\?type=settings&page=${n}$`))
    await expect(page.getByRole('row').nth(1)).toContainText(`Paged words ${newest}.`)
  }
  const range = (first: string, last: string) =>
    page.getByText(pattern(t('list.range', { first, last, count: 'COUNT' }), 'COUNT'))
  await isAt(1, 45)
  await expect(range('1', '20')).toBeVisible()
  await expect(previous).toHaveCount(0)
  await next.click()
  await isAt(2, 25)
  await expect(range('21', '40')).toBeVisible()
  await number(3).click()
  await isAt(3, 5)
  await previous.click()
  await isAt(2, 25)
  await page.reload()
  await isAt(2, 25)
  await page.goBack()
  await isAt(3, 5)

  await press(page, previous)
  await isAt(2, 25)
  await press(page, number(1))
  await isAt(1, 45)
  await press(page, next)
  await isAt(2, 25)
  expect(await findingsOn(page)).toEqual([])
  const kinds = page.getByRole('navigation', { name: t('audit.kind') })
  await kinds.getByRole('link', { name: t('audit.kind_all'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/audit-log$/)
  await expect(number(1)).toHaveAttribute('aria-current', 'page')

  await page.goto('/admin/audit-log?type=settings&page=99')
  await expect(page.getByText(t('list.beyond'), { exact: true })).toBeVisible()
  await expect(
    page.getByText(pattern(t('list.range', { first: 'A', last: 'B', count: 'C' }), 'A', 'B', 'C')),
  ).toHaveCount(0)
  await press(page, page.getByRole('link', { name: t('list.first_page') }))
  await isAt(1, 45)
  await expect(page.getByRole('main')).toBeFocused()
})
