import { unwrap } from '@quandary/api-client'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
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
