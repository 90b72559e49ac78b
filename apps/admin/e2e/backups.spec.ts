import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unwrap } from '@quandary/api-client'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import { expectNoSidewaysScroll, findingsInBothThemes, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { saveSettings } from './support/saving.ts'
import { pattern, t } from './support/words.ts'

/** A public key for the encryption tool age. The test decrypts nothing, so the private key is not needed. */
const RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'

test('an administrator plans backups, makes one, sees it proved, and downloads it with the password', async ({
  open,
  admin,
  server,
  watch,
}) => {
  watch.expectStatus(400, /^\/answer\/admin\/api\/(?:setting\/backups|backups\/download)/)
  const page = await open({ as: admin })
  await page.goto('/admin')
  await expect(page.getByText(t('health.backups_never'))).toBeVisible()
  await page.getByRole('link', { name: t('health.backups_change') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('nav.backups') })).toBeVisible()

  await expect(page.getByLabel(t('backups.hour'), { exact: true })).toBeHidden()
  const schedule = page.getByRole('group', { name: t('backups.schedule'), exact: true })
  await schedule.getByRole('radio', { name: t('backups.schedule_weekly') }).check()
  await page.getByLabel(t('backups.weekday'), { exact: true }).selectOption('5')
  await page.getByLabel(t('backups.hour'), { exact: true }).selectOption('4')
  const folder = page.getByRole('textbox', { name: new RegExp(`^${t('backups.folder')}`) })
  await folder.fill('/nowhere/at/all')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(folder).toHaveAttribute('aria-invalid', 'true')
  await expect(folder).toHaveValue('/nowhere/at/all')
  const elsewhere = await mkdtemp(join(tmpdir(), 'quandary-backups-'))
  await folder.fill(elsewhere)
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByText(t('saved'), { exact: true })).toBeVisible()
  // The list of backups shows the change without a reload.
  await expect(page.getByText(t('backups.in_folder', { folder: elsewhere }))).toBeVisible()
  expect(await unwrap(admin.api.call('getBackupSettings'))).toMatchObject({ schedule: 'weekly', weekday: 5, hour: 4 })
  expect(await findingsInBothThemes(page)).toEqual([])

  const backUp = page.getByRole('button', { name: t('backups.now') })
  await backUp.press('Enter')
  await expect(backUp).toHaveAttribute('aria-disabled', 'true')
  const row = page.getByRole('row').filter({ hasText: 'quandary-' })
  await expect(row).toContainText(t('backups.state_proved'), { timeout: 60_000 })
  const news = t('backups.news', { state: t('backups.state_proved') })
  await expect(page.getByRole('status').filter({ hasText: news })).toBeAttached()
  await expect(backUp).toBeFocused()
  await expect(backUp).not.toHaveAttribute('aria-disabled')
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const pass = dialog.getByLabel(t('backups.pass'), { exact: true })
  await pass.fill('wrong-password')
  await dialog.getByRole('button', { name: t('backups.download'), exact: true }).click()
  await expect(pass).toHaveAttribute('aria-invalid', 'true')
  expect(await findingsInBothThemes(page)).toEqual([])
  await pass.fill(server.admin.password)
  const waiting = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('backups.download'), exact: true }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^quandary-\d{4}-\d\d-\d\dT\d{6}Z-[0-9a-f]{8}\.jsonl\.gz$/)
  expect(gunzipSync(await readFile(await download.path())).toString()).toMatch(/^\{"format":"quandary-backup"/)
  await expect(dialog).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  expect(await findingsOn(page)).toEqual([])
  await page.goto('/admin')
  await expect(page.getByText(pattern(t('health.backups_proved', { when: 'WHEN' }), 'WHEN'))).toBeVisible()

  const other = await open({ as: admin, locale: 'zh-CN' })
  await other.goto('/admin/backups')
  await expect(other.getByRole('heading', { level: 1, name: chinese['nav.backups'] })).toBeVisible()
  await expect(other.getByText(chinese['backups.state_proved'], { exact: true })).toBeVisible()
  expect(await findingsOn(other)).toEqual([])
  const backups = await unwrap(admin.api.call('getBackupSettings'))
  await unwrap(admin.api.call('updateBackupSettings', { body: { ...backups, schedule: 'off', folder: '' } }))
  await rm(elsewhere, { recursive: true })
})

test('backups are encrypted for a public key, and only so many are stored', async ({ open, admin, server }) => {
  const before = await unwrap(admin.api.call('getBackupSettings'))
  const page = await open({ as: admin })
  await page.goto('/admin/backups')
  await page.getByLabel(t('backups.keep'), { exact: false }).fill('1')
  await page.getByRole('textbox', { name: new RegExp(`^${t('backups.recipient')}`) }).fill(RECIPIENT)
  await saveSettings(page)
  expect(await unwrap(admin.api.call('getBackupSettings'))).toMatchObject({ keep: 1, recipient: RECIPIENT })
  const rows = page.getByRole('row').filter({ hasText: 'quandary-' })
  const news = page.getByRole('status').filter({ hasText: t('backups.news', { state: t('backups.state_proved') }) })
  const backUp = page.getByRole('button', { name: t('backups.now') })
  await backUp.press('Enter')
  await expect(news).toBeAttached({ timeout: 60_000 })
  await expect(rows.first()).toContainText(t('backups.encrypted'))
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)

  await rows.first().getByRole('button').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('backups.pass'), { exact: true }).fill(server.admin.password)
  const waiting = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await waiting
  expect((await readFile(await download.path())).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  await expect(dialog).toBeHidden()

  const [first] = (await unwrap(admin.api.call('listBackups'))).list
  await backUp.press('Enter')
  await expect(rows.filter({ hasText: first?.name ?? '' }), 'the next one takes its place').toHaveCount(0, {
    timeout: 60_000,
  })
  await expect(rows).toHaveCount(1)
  await unwrap(admin.api.call('updateBackupSettings', { body: before }))
})

test('a list of backups that cannot be loaded says so and is loaded again on request', async ({
  open,
  admin,
  watch,
}) => {
  const path = '/answer/admin/api/backups'
  watch.expectStatus(503, path)
  const page = await open({ as: admin })
  await page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/admin/backups')
  const list = page.getByRole('region', { name: t('backups.list') })
  await expect(list.getByRole('alert')).toContainText(t('error.title_failed'))
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.unroute(`**${path}`)
  await list.getByRole('button', { name: t('retry') }).press('Enter')
  await expect(list.getByRole('alert')).toBeHidden()
  await expect(list.getByText(pattern(t('backups.in_folder', { folder: 'FOLDER' }), 'FOLDER'))).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
