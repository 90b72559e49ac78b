import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { unwrap } from '@quandary/api-client'
import { openOidcService, type OidcService } from '../../server/test/oidc-service.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, headerMenu, test } from '../../site/e2e/support/fixtures.ts'
import { press } from '../../site/e2e/support/keyboard.ts'
import { site, t } from './support/words.ts'

// The service listens on a port chosen for this run; PLUGIN_HOSTS lets the plugin reach this machine.
test.use({ serverEnv: { PLUGINS: '@quandary/plugin-connector-oauth', PLUGIN_HOSTS: '127.0.0.1' } })

const ADMINISTRATOR_ROLE = 2

let service: OidcService

test.beforeAll(async ({ admin }) => {
  service = await openOidcService()
  const { clientId: client_id, clientSecret: client_secret, issuer } = service
  const config_fields = { client_id, client_secret, issuer, service_name: 'Acme' }
  await unwrap(admin.api.call('updatePluginConfig', { body: { plugin_slug_name: 'oauth', config_fields } }))
  await unwrap(admin.api.call('updatePluginStatus', { body: { plugin_slug_name: 'oauth', enabled: true } }))
})
test.afterAll(() => service.close())

test('an administrator who logs in with another service, and has no password, downloads a backup', async ({
  open,
  admin,
}) => {
  const email = 'ada@acme.test'
  service.person = { sub: '1', name: 'Ada Acme', preferred_username: 'ada.acme', email, email_verified: true }
  const page = await open()
  const logIn = page.getByRole('link', { name: site('connector.log_in', { name: 'Acme' }) })
  await page.goto('/users/login')
  await logIn.click()
  await expect(headerMenu(page, site('header.account', { name: 'Ada Acme' }))).toBeVisible()
  const { list } = await unwrap(admin.api.call('listAdminUsers', { query: { status: 'all', query: email } }))
  const user_id = list[0]?.user_id ?? ''
  await unwrap(admin.api.call('updateUserRole', { body: { user_id, role_id: ADMINISTRATOR_ROLE } }))

  // A new role ends the sessions of the account.
  await page.goto('/admin/backups')
  await press(page, logIn)
  await expect(page, 'the login leads back to where it was needed').toHaveURL(/\/admin\/backups$/)
  await page.getByRole('button', { name: t('backups.now') }).waitFor()
  await press(page, page.getByRole('button', { name: t('backups.now') }))
  const row = page.getByRole('row').filter({ hasText: 'quandary-' })
  await expect(row).toContainText(t('backups.state_proved'), { timeout: 60_000 })
  await press(page, row.getByRole('button'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleDescription(t('backups.download_text_without_pass'))
  await expect(dialog.getByLabel(t('backups.pass'), { exact: true })).toHaveCount(0)
  expect(await findingsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  const waiting = page.waitForEvent('download')
  await press(page, dialog.getByRole('button', { name: t('backups.download'), exact: true }))
  const download = await waiting
  expect(gunzipSync(await readFile(await download.path())).toString()).toMatch(/^\{"format":"quandary-backup"/)
  await expect(dialog).toBeHidden()
  await expect(row.getByRole('button')).toBeFocused()
})
