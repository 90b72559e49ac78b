import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as adminMessages } from '@quandary/i18n/catalogues/en_US/admin'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { wordsIn } from '../../site/e2e/support/words.ts'
import { expectAccessible, heading, t, WIZARD, zh } from './support/wizard.ts'

test.use({ serverEnv: WIZARD })

const admin = createI18n({ language: 'en_US', messages: adminMessages }).t
const site = wordsIn('en_US').t

const NAME = 'Bench and Garden'
const PASSWORD = 'a-long-password'

test('from an empty server to a site that accepts a login', async ({ page, server, api, request }) => {
  await page.goto('/questions')
  await expect(page).toHaveURL(`${server.address}/install`)
  await expect(heading(page, t('language.title'))).toBeVisible()

  await test.step('changing the language takes effect at once', async () => {
    await page.getByRole('radio', { name: '简体中文' }).check()
    await expect(heading(page, zh('language.title'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await page.getByRole('radio', { name: 'English' }).check()
    await expect(heading(page, t('language.title'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('next') }).click()
  })

  await test.step('database: empty fields are reported, then SQLite works', async () => {
    await expect(heading(page, t('db.title'))).toBeFocused()
    await page.getByRole('radio', { name: t('db.postgres') }).check()
    await page.getByRole('button', { name: t('next') }).click()
    await expect(page.getByLabel(t('db.host'))).toHaveAccessibleDescription(t('required'))
    await expect(page.getByLabel(t('db.host'))).toBeFocused()
    await page.getByRole('radio', { name: t('db.sqlite3') }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('next') }).click()
    await expect(heading(page, t('config.title'))).toBeVisible()
    await expect(page.getByText(t('config.written'))).toBeVisible()
    await page.getByRole('button', { name: t('next') }).click()
  })

  await test.step('the wizard resumes after a reload', async () => {
    await expect(heading(page, t('site.title'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('site.resumed'))).toBeVisible()
  })

  await test.step('the site, invalid at first', async () => {
    await page.getByRole('button', { name: t('next') }).click()
    await expect(page.getByLabel(t('site_name'))).toHaveAccessibleDescription(t('required'))
    await expect(page.getByLabel(t('site_name'))).toBeFocused()
    await page.getByLabel(t('site_name')).fill(NAME)
    await page.getByLabel(t('contact_email')).fill('nobody')
    await page.getByRole('button', { name: t('next') }).click()
    await expect(page.getByLabel(t('contact_email'))).toHaveAccessibleDescription(t('invalid.email'))
    await expectAccessible(page)
    await page.getByLabel(t('contact_email')).fill('contact@example.com')
    await page.getByRole('button', { name: t('next') }).click()
  })

  await test.step('the administrator, with a look back at the site', async () => {
    await expect(heading(page, t('admin.title'))).toBeFocused()
    const next = page.getByRole('button', { name: t('next') })
    await page.getByLabel(t('admin_name')).fill('Ü')
    await page.getByLabel(t('admin_email')).fill('gardener@example.com')
    await page.getByRole('textbox', { name: t('admin_password') }).fill('short')
    await next.click()
    await expect(page.getByLabel(t('admin_name'))).toHaveAccessibleDescription(t('invalid.name'))
    await expect(page.getByRole('textbox', { name: t('admin_password') })).toHaveAccessibleDescription(
      t('invalid.password'),
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: t('back') }).click()
    await expect(page.getByLabel(t('site_name'))).toHaveValue(NAME)
    await next.click()
    await expect(page.getByLabel(t('admin_email'))).toHaveValue('gardener@example.com')
    await page.getByLabel(t('admin_name')).fill('Gardener')
    await page.getByRole('textbox', { name: t('admin_password') }).fill(PASSWORD)
    await next.click()
  })

  await test.step('the content is nothing unless something is chosen, with a look back at the administrator', async () => {
    await expect(heading(page, t('content.title'))).toBeFocused()
    await expect(page.getByRole('radio', { name: t('content.empty') })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('back') }).click()
    await expect(page.getByLabel(t('admin_name'))).toHaveValue('Gardener')
    await page.getByRole('button', { name: t('next') }).click()
    await page.getByRole('button', { name: t('site.submit') }).click()
    await expect(heading(page, t('done.title'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the administrator is logged in and comes to the checklist, and the site has its name', async () => {
    await page.getByRole('link', { name: t('done.set_up') }).click()
    await expect(page).toHaveURL(`${server.address}/admin`)
    await expect(page.getByRole('region', { name: admin('setup.title') })).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveTitle(new RegExp(NAME))
    await expect(page.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible()
    expect((await unwrap(api.call('getSiteInfo'))).general).toMatchObject({
      name: NAME,
      site_url: server.address,
      contact_email: 'contact@example.com',
    })
    await page
      .getByRole('navigation', { name: site('nav.main') })
      .getByRole('link', { name: site('nav.admin') })
      .click()
    await expect(page).toHaveURL(`${server.address}/admin`)
  })

  await test.step('a second installation is refused', async () => {
    await page.goto('/install')
    await expect(page).toHaveURL(`${server.address}/`)
    const refused = await request.post('/installation/base-info', { data: {} })
    expect(refused.status()).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 403, msg: 'Already installed' })
    expect((await unwrap(api.call('getSiteInfo'))).general.name).toBe(NAME)
  })
})
