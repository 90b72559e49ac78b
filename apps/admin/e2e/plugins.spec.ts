import { unwrap } from '@quandary/api-client'
import { expectNoSidewaysScroll, findingsInBothThemes, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { clientOf } from '../../site/e2e/support/people.ts'
import { openMenu, storyLanguage, t } from './support/words.ts'

test.use({ serverEnv: { PLUGINS: '@quandary/plugin-connector-oauth' } })

test('a plugin is configured and switched on', async ({ open, admin, server }) => {
  const page = await open({ as: admin })
  const api = clientOf(server.address, admin.token, storyLanguage())
  const before = await unwrap(api.call('listPlugins'))
  const plugin = before.find(({ slug_name }) => slug_name === 'oauth')
  expect(plugin?.enabled).toBe(false)
  const name = plugin?.name ?? ''
  await page.goto('/admin/installed-plugins')
  await openMenu(page)
  await expect(page.getByRole('link', { name: t('nav.installed_plugins') })).toHaveAttribute('aria-current', 'page')
  const whether = page.getByRole('switch', { name: t('plugins.enabled', { name }) })
  await expect(page.getByRole('row', { name }).getByText(t('plugins.inactive'))).toBeVisible()
  await whether.click()
  await expect(whether).toBeChecked()
  await expect(page.getByRole('row', { name }).getByText(t('plugins.active'), { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await unwrap(admin.api.call('listPlugins'))).find((one) => one.slug_name === 'oauth')?.enabled)
    .toBe(true)
  expect(await findingsOn(page)).toEqual([])
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    // The label of the switch stays on one line; its letters do not wrap one by one.
    const words = page.getByText(t('plugins.active'), { exact: true })
    expect(await words.evaluate((element) => element.getClientRects().length)).toBe(1)
    expect((await words.boundingBox())?.height).toBeLessThan(30)
  }

  const settings = page.getByRole('link', { name: t('plugins.configure', { name }) })
  await expect(settings).toHaveCount(1)
  await settings.press('Enter')
  await expect(page).toHaveURL(/\/admin\/plugins\/oauth$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const query = { plugin_slug_name: 'oauth' }
  const { config_fields } = await unwrap(api.call('getPluginConfig', { query }))
  const values = { service_name: 'Acme', client_id: 'workshop', issuer: 'https://id.acme.example' }
  for (const [field, value] of Object.entries(values)) {
    const title = config_fields.find((one) => one.name === field)?.title ?? ''
    await page.getByRole('textbox', { name: title }).first().fill(value)
  }
  await page.getByRole('button', { name: t('form_kit.save'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
  const saved = await unwrap(admin.api.call('getPluginConfig', { query }))
  expect(saved.config_fields.find((one) => one.name === 'service_name')?.value).toBe('Acme')
  expect(await findingsInBothThemes(page)).toEqual([])

  await page.goBack()
  await whether.press('Space')
  await expect(whether).not.toBeChecked()
  await expect(page.getByText(t('plugins.inactive'), { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await unwrap(admin.api.call('listPlugins'))).find((one) => one.slug_name === 'oauth')?.enabled)
    .toBe(false)
})

test('the short address of a plugin leads to its settings', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/oauth')
  await expect(page).toHaveURL(/\/admin\/plugins\/oauth$/)
  await page.goto('/admin/plugins/no-such-plugin')
  await expect(page.getByRole('heading', { name: t('plugins.unknown') })).toBeVisible()
  await page.goto('/admin/no-such-plugin')
  await expect(page.getByRole('heading', { level: 1, name: t('error.title_404') })).toBeVisible()
})
