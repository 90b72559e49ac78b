import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/admin'
import { expectNoSidewaysScroll, findingsInBothThemes, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { logIn, newMember } from '../../site/e2e/support/people.ts'

const { t } = createI18n({ language: 'en_US', messages })

test('an account is found, and its role, password and status are changed', async ({ open, admin, server }) => {
  const member = await newMember(server, 'Wanda Member')
  const page = await open({ as: admin })
  await page.goto('/admin/users')
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('searchbox', { name: t('users.search') }).fill('Wanda')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=Wanda/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Wanda Member' }).click()
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Wanda Member' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])

  const acts = page.getByRole('button', { name: t('users.acts', { name: 'Wanda Member' }) })
  const dialog = page.getByRole('dialog')
  await acts.click()
  await page.getByRole('menuitem', { name: t('users.change_role') }).click()
  await dialog.getByRole('radio', { name: t('users.role_3') }).click()
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: t('users.change_role_submit') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('cell', { name: t('users.role_3') })).toBeVisible()

  await acts.click()
  await page.getByRole('menuitem', { name: t('users.set_password') }).click()
  await dialog.getByRole('textbox', { name: t('users.password') }).fill('another-battery')
  await dialog.getByRole('button', { name: t('users.set_password_submit') }).click()
  await expect(dialog).toHaveCount(0)
  expect((await logIn(server.address, member.email, 'another-battery')).name).toBe('Wanda Member')

  await acts.click()
  await page.getByRole('menuitem', { name: t('users.change_status') }).click()
  await dialog.getByRole('radio', { name: t('users.status_suspended') }).click()
  await dialog.getByLabel(t('users.reason')).fill('Advertising')
  await dialog.getByRole('button', { name: t('users.change_status_submit') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('cell', { name: t('users.status_suspended') })).toBeVisible()
  const { list } = await unwrap(admin.api.call('listAdminUsers', { query: { status: 'suspended' } }))
  expect(list.map(({ display_name, role_id }) => [display_name, role_id])).toEqual([['Wanda Member', 3]])
})
