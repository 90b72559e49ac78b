import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { t } from './support/words.ts'

const choose = async (page: Page, text: string) => {
  const file = { name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

test('settings are exported without passwords, and a changed file is imported after a look at it', async ({
  open,
  admin,
  watch,
}) => {
  watch.expectStatus(400, /^\/answer\/admin\/api\/siteinfo\/interface/)
  const smtp = { smtp_host: 'mail.test', smtp_username: 'me', smtp_password: 'hush-hush', smtp_authentication: true }
  await unwrap(admin.api.call('updateSmtpSettings', { body: smtp }))
  const users = await unwrap(admin.api.call('getUserSettings'))
  const page = await open({ as: admin })
  await page.goto('/admin/settings-file')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: t('settings_file.download') }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('settings.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).not.toMatch(/hush-hush|\*{4}/)
  const file = JSON.parse(text)
  expect(file.settings.smtp).toMatchObject({ smtp_host: 'mail.test', smtp_username: 'me' })
  expect(file.settings.site_users).toEqual(users)

  await choose(page, text)
  await expect(page.getByText(t('settings_file.same', { name: 'settings.json' }))).toBeVisible()

  file.settings.site_users.allow_update_bio = !users.allow_update_bio
  file.settings.interface.time_zone = 'Europe/Nowhere'
  file.settings.site_seo.permalink = file.settings.site_seo.permalink === 2 ? 1 : 2
  await choose(page, JSON.stringify(file))
  await expect(page.getByText(t('settings_file.differs', { count: 3, name: 'settings.json' }))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('user_settings.allow_update_bio'))
  await expect(page.getByRole('main')).toContainText(t('seo.permalink_2'))
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  expect(await unwrap(admin.api.call('getUserSettings')), 'nothing is saved yet').toEqual(users)

  await page.getByRole('checkbox', { name: t('nav.seo') }).uncheck()
  await page.getByRole('button', { name: t('settings_file.save', { count: 2 }) }).click()
  await expect(page.getByText(t('settings_file.saved', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('checkbox', { name: t('nav.interface') })).toHaveAttribute('aria-invalid', 'true')
  expect((await unwrap(admin.api.call('getUserSettings'))).allow_update_bio).toBe(!users.allow_update_bio)
  expect((await unwrap(admin.api.call('getSeoSettings'))).permalink).not.toBe(file.settings.site_seo.permalink)
  await unwrap(admin.api.call('updateUserSettings', { body: users }))

  await choose(page, '{}')
  await expect(page.getByRole('alert')).toContainText(t('settings_file.problem_other_format'))
})

test('a file that the command wrote is imported like one of the back office', async ({ open, admin, server }) => {
  const smtp = { smtp_host: 'mail.test', smtp_username: 'me', smtp_password: 'hush-hush', smtp_authentication: true }
  await unwrap(admin.api.call('updateSmtpSettings', { body: smtp }))
  const main = join(import.meta.dirname, '../../server/src/cli/main.js')
  const { stdout } = await promisify(execFile)(process.execPath, [
    main,
    'settings',
    'export',
    '--data-dir',
    server.dataDir,
  ])
  expect(stdout).not.toContain('hush-hush')
  const page = await open({ as: admin })
  await page.goto('/admin/settings-file')
  await choose(page, stdout)
  await expect(page.getByText(t('settings_file.same', { name: 'settings.json' }))).toBeVisible()

  const users = await unwrap(admin.api.call('getUserSettings'))
  await unwrap(admin.api.call('updateUserSettings', { body: { ...users, allow_update_bio: !users.allow_update_bio } }))
  await choose(page, stdout)
  await page.getByRole('button', { name: t('settings_file.save', { count: 1 }) }).press('Enter')
  await expect(page.getByText(t('settings_file.saved', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await unwrap(admin.api.call('getUserSettings'))).toEqual(users)
  expect((await unwrap(admin.api.call('getSmtpSettings'))).smtp_password, 'the password stays').not.toBe('')
})
