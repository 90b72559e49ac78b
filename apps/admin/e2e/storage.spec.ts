import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unwrap } from '@quandary/api-client'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import type { Page } from '@playwright/test'
import { S3Bucket } from '../../server/src/platform/files/s3/s3-bucket.ts'
import { TESTING_POLICY } from '../../server/src/platform/files/s3/s3-service.ts'
import { S3_MISSING, startS3, withS3, type S3Server } from '../../server/test/storage/s3-server.ts'
import { expectNoSidewaysScroll, findingsInBothThemes, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { chooseByArrow, saveSettings } from './support/saving.ts'
import { t } from './support/words.ts'

/** Nothing listens on this port. The system does not assign it as a free port. */
const DEAD_ADDRESS = 'http://127.0.0.1:2'

test('an administrator names a bucket, tests it, and is told what is wrong; nothing typed is lost', async ({
  open,
  admin,
  watch,
}) => {
  watch.expectStatus(400, /^\/answer\/admin\/api\/setting\/storage/)
  const before = await unwrap(admin.api.call('getStorageSettings'))
  const page = await open({ as: admin })
  await page.goto('/admin/storage')
  await expect(page.getByRole('heading', { level: 1, name: t('nav.storage') })).toBeVisible()
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name })
  await expect(field(t('storage.endpoint'))).toBeHidden()
  const uploads = page.getByRole('group', { name: t('storage.uploads'), exact: true })
  await uploads.getByRole('radio', { name: t('storage.place_bucket') }).check()
  await field(t('storage.endpoint')).fill(DEAD_ADDRESS)
  await field(t('storage.bucket')).fill('example')
  await field(t('storage.access_key_id')).fill('key')
  const testing = page.getByRole('region', { name: t('storage.test') })
  const testNow = testing.getByRole('button', { name: t('storage.test_now') })
  await testNow.press('Enter')
  await expect(testing.getByRole('alert')).toContainText(t('storage.test_not_done'))
  await field(t('storage.secret_access_key')).fill('hush-hush')
  await testNow.press('Enter')
  await expect(testing.getByRole('alert')).toContainText(t('storage.failure_connection'))
  await expect(testing.getByRole('alert')).toContainText('ECONNREFUSED')
  expect(await findingsInBothThemes(page)).toEqual([])
  // A result is only shown while the fields have the values that were tested.
  await field(t('storage.bucket')).fill('another')
  await expect(testing.getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(field(t('storage.endpoint'))).toHaveAttribute('aria-invalid', 'true')
  await expect(field(t('storage.endpoint'))).toHaveValue(DEAD_ADDRESS)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  expect(await unwrap(admin.api.call('getStorageSettings'))).toEqual(before)
})

test('the storage of files is explained in Chinese', async ({ open, admin }) => {
  const page = await open({ as: admin, locale: 'zh-CN' })
  await page.goto('/admin/storage')
  await expect(page.getByRole('heading', { level: 1, name: chinese['nav.storage'] })).toBeVisible()
  await expect(page.getByText(chinese['storage.uploads_help'])).toBeVisible()
})

test.describe(withS3('with a real service'), () => {
  test.skip(S3_MISSING !== undefined, S3_MISSING)
  let s3: S3Server
  test.beforeAll(async () => {
    if (S3_MISSING === undefined) s3 = await startS3()
  })
  test.afterAll(() => s3?.stop())

  const keys = async () =>
    (await new S3Bucket(s3.service, TESTING_POLICY).list('', { deep: true })).map(({ key }) => key)
  const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name })

  test('a bucket that works is tested and saved by keyboard, and a picture uploaded then is served from it', async ({
    open,
    admin,
    server,
    page: guest,
  }) => {
    const { service } = s3
    const page = await open({ as: admin })
    await page.goto('/admin/storage')
    await chooseByArrow(page, t('storage.uploads'), 'ArrowDown', t('storage.place_bucket'))
    for (const [name, text] of [
      [t('storage.endpoint'), service.endpoint],
      [t('storage.region'), service.region],
      [t('storage.bucket'), service.bucket],
      [t('storage.access_key_id'), service.accessKeyId],
      [t('storage.secret_access_key'), service.secretAccessKey],
    ] as const) {
      await field(page, name).fill(text)
    }
    const testing = page.getByRole('region', { name: t('storage.test') })
    await testing.getByRole('button', { name: t('storage.test_now') }).press('Enter')
    await expect(testing.getByRole('status')).toContainText(t('storage.test_worked'))
    expect(await keys(), 'the test leaves nothing behind').toEqual([])
    expect(await findingsInBothThemes(page)).toEqual([])
    await expectNoSidewaysScroll(page)
    await saveSettings(page)
    const secret = field(page, t('storage.secret_access_key'))
    await expect(secret).toHaveValue('')
    await page.reload()
    await expect(field(page, t('storage.bucket'))).toHaveValue(service.bucket)
    await expect(secret).toHaveAccessibleDescription(t('storage.secret_access_key_help'))
    const stored = { uploads: 'bucket', backups: 'folder', bucket: service.bucket, secret_access_key: '******' }
    expect(await unwrap(admin.api.call('getStorageSettings'))).toMatchObject(stored)

    await page.goto('/admin/branding')
    await expect(page.getByRole('heading', { level: 1, name: t('nav.branding') })).toBeVisible()
    const clip = { x: 0, y: 0, width: 240, height: 56 }
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot({ clip }) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await expect(page.getByRole('button', { name: t('form_kit.remove_image') })).toBeVisible()
    await saveSettings(page)
    const { logo } = await unwrap(admin.api.call('getBrandingSettings'))
    const { pathname } = new URL(logo, server.address)
    expect(await keys()).toEqual([pathname.slice(1)])
    expect(existsSync(join(server.dataDir, pathname.slice(1))), 'the folder has no copy').toBe(false)
    const picture = guest.getByRole('banner').locator(`img[src*="${pathname}"]`)
    const expectServed = async () => {
      expect((await guest.request.get(pathname)).status()).toBe(200)
      await guest.goto('/')
      await expect
        .poll(() => picture.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth > 0))
        .toBe(true)
    }
    await expectServed()
    await page.goto('/admin')
    await expect(page.getByText(t('health.storage_bucket'))).toBeVisible()

    await page.goto('/admin/storage')
    const inPath = page.getByRole('main').getByLabel(t('storage.path_style'))
    // A bucket name cannot precede an IP address as a subdomain. So the address of this test names the bucket in the
    // path, whether the setting is on or off.
    for (const on of [false, true]) {
      await expect(inPath).toBeChecked({ checked: !on })
      await inPath.press('Space')
      await saveSettings(page)
      await page.reload()
      await expect(inPath).toBeChecked({ checked: on })
      expect(await unwrap(admin.api.call('getStorageSettings'))).toMatchObject({ path_style: on })
      await expectServed()
    }

    await page.goto('/admin/storage')
    await chooseByArrow(page, t('storage.uploads'), 'ArrowUp', t('storage.place_folder'))
    await expect(field(page, t('storage.endpoint'))).toBeHidden()
    await saveSettings(page)
    await expectServed()
    await page.goto('/admin')
    await expect(page.getByText(t('health.storage_folder'))).toBeVisible()
  })

  test('a backup is stored in the bucket and downloaded from it', async ({ open, admin, server }) => {
    const { service } = s3
    const body = {
      ...(await unwrap(admin.api.call('getStorageSettings'))),
      endpoint: service.endpoint,
      region: service.region,
      bucket: service.bucket,
      access_key_id: service.accessKeyId,
      secret_access_key: service.secretAccessKey,
      path_style: true,
      uploads: 'bucket',
    } as const
    await unwrap(admin.api.call('updateStorageSettings', { body }))
    const page = await open({ as: admin })
    await page.goto('/admin/storage')
    // The stored secret stays although its field is empty.
    await chooseByArrow(page, t('storage.backups'), 'ArrowDown', t('storage.place_bucket'))
    await saveSettings(page)
    await page.goto('/admin/backups')
    await page.getByRole('button', { name: t('backups.now') }).press('Enter')
    const row = page.getByRole('row').filter({ hasText: 'quandary-' })
    await expect(row).toContainText(t('backups.state_proved'), { timeout: 60_000 })
    expect(await findingsOn(page)).toEqual([])
    await expectNoSidewaysScroll(page)
    const [{ name } = { name: '' }] = (await unwrap(admin.api.call('listBackups'))).list
    expect((await keys()).filter((key) => key.endsWith(name))).toHaveLength(1)

    await row.getByRole('button').press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('backups.pass'), { exact: true }).fill(server.admin.password)
    const waiting = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const download = await waiting
    expect(download.suggestedFilename()).toBe(name)
    expect(gunzipSync(await readFile(await download.path())).toString()).toMatch(/^\{"format":"quandary-backup"/)
    await expect(dialog).toBeHidden()
    await unwrap(admin.api.call('updateStorageSettings', { body: { ...body, uploads: 'folder', backups: 'folder' } }))
  })
})
