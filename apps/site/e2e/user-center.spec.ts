import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/admin'
import { findingsInBothThemes } from './support/accessibility.ts'
import { expect, headerMenu, test, visit } from './support/fixtures.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const { t: backOffice } = createI18n({ language: 'en_US', messages })

/**
 * The source of a plugin for an external user center. Its login page immediately logs everyone in as the same person.
 */
const PLUGIN = `export const plugin = {
  kit: 1,
  slugName: 'company',
  name: 'Company',
  description: 'Keeps the accounts of the company.',
  version: '1.0.0',
  link: 'https://company.test',
  connector: {
    button: () => ({ name: 'Company accounts', icon: '' }),
    start: async ({ redirectUri, state }) => redirectUri + '?state=' + state,
    finish: async () => ({ externalId: '7', displayName: 'Cora Company', username: 'cora', email: 'cora@company.test' }),
  },
  userCenter: {
    about: () => ({
      displayName: { en_US: 'Company accounts', zh_CN: '公司帐号' },
      icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7"/></svg>',
      url: 'https://company.test/home',
      controlCenter: [{ name: 'orders', label: { en_US: 'Orders', zh_CN: '订单' }, url: 'https://company.test/orders' }],
    }),
    profileLinks: async ({ person }) => [{
      name: 'team',
      label: { en_US: 'Team page', zh_CN: '团队主页' },
      icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7"/></svg>',
      url: 'https://company.test/people/' + person.externalId,
    }],
    settings: async ({ person }) => ({ profileUrl: 'https://company.test/me/' + person.externalId, accountUrl: '' }),
  },
}`

test.use({ plugins: { company: PLUGIN } })

test('the user center’s links are in a header menu, and it replaces login and sign-up', async ({
  page,
  open,
  admin,
}) => {
  await visit(page, '/')
  await expect(headerMenu(page, 'Company accounts')).toHaveCount(0)
  const body = { plugin_slug_name: 'company', enabled: true }
  await unwrap(admin.api.call('updatePluginStatus', { body }))

  await test.step('a menu, in both languages, themes and widths', async () => {
    for (const [locale, name, entry] of [
      ['en-US', 'Company accounts', 'Orders'],
      ['zh-CN', '公司帐号', '订单'],
    ] as const) {
      const reader = await open({ locale })
      await visit(reader, '/')
      for (const width of [1280, 390]) {
        await reader.setViewportSize({ width, height: 844 })
        await headerMenu(reader, name).click()
        const menu = reader.locator('details[open]')
        await expect(menu.getByRole('link', { name })).toHaveAttribute('href', 'https://company.test/home')
        await expect(menu.getByRole('link', { name: entry })).toHaveAttribute('href', 'https://company.test/orders')
        expect(await findingsInBothThemes(reader), `${locale}, ${width}`).toEqual([])
        await reader.keyboard.press('Escape')
      }
    }
  })

  await test.step('next to the site’s password login', async () => {
    await visit(page, '/users/login')
    await expect(page.getByLabel(t('auth.email'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Company accounts/ })).toBeVisible()
    await visit(page, '/users/register')
    await expect(page.getByRole('heading', { level: 1, name: t('auth.signup') })).toBeVisible()
  })

  const office = await open({ as: admin })
  await test.step('instead of the password login', async () => {
    const login = await unwrap(admin.api.call('getLoginSettings'))
    await unwrap(admin.api.call('updateLoginSettings', { body: { ...login, allow_password_login: false } }))
    await visit(page, '/users/login')
    await expect(page.getByLabel(t('auth.email'))).toHaveCount(0)
    await expect(page.getByText(t('auth.no_password_login'))).toHaveCount(0)
    await visit(page, '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('auth.signup') })
      .click()
    await expect(headerMenu(page, t('header.account', { name: 'Cora Company' }))).toBeVisible()
  })

  await test.step('the back office then offers no password actions', async () => {
    await office.goto('/admin/users')
    await office.getByRole('button', { name: backOffice('users.acts', { name: 'Cora Company' }) }).click()
    await expect(office.getByRole('menuitem')).toHaveText([
      backOffice('users.public_profile'),
      backOffice('users.change_role_menu'),
      backOffice('users.change_status_menu'),
      backOffice('users.log_menu'),
      backOffice('users.delete_menu'),
    ])
  })

  await test.step('with its links on profiles, and its page instead of the profile settings', async () => {
    for (const [locale, link, go] of [
      ['en-US', 'Team page', 'Change it there'],
      ['zh-CN', '团队主页', '前往修改'],
    ] as const) {
      const reader = await open({ locale })
      await visit(reader, '/users/cora')
      await expect(reader.getByRole('link', { name: link })).toHaveAttribute('href', 'https://company.test/people/7')
      await reader.goto('/user-center/auth')
      await expect(
        reader.getByRole('banner').getByRole('link', { name: wordsIn('en_US').t('auth.login') }),
      ).toHaveCount(0)
      await expect(reader).toHaveURL('/')
      await visit(reader, '/users/settings/profile')
      await expect(reader.getByRole('link', { name: go })).toHaveAttribute('href', 'https://company.test/me/7')
      await expect(reader.getByRole('main').getByRole('textbox')).toHaveCount(0)
      expect(await findingsInBothThemes(reader), locale).toEqual([])
      await visit(reader, '/users/settings/account')
      await expect(reader.locator('input[type=email]')).toBeVisible()
      await expect(reader.locator('input[type=password]')).toHaveCount(0)
    }
  })

  await test.step('a login that starts at the user center', async () => {
    const other = await open()
    await other.goto('/user-center/auth')
    await expect(headerMenu(other, t('header.account', { name: 'Cora Company' }))).toBeVisible()
  })
})

test('a refused login shows its reason', async ({ page, watch }) => {
  watch.expectStatus(403, '/user-center/auth-failed')
  await page.goto('/user-center/auth-failed?msg=Your+contract+has+ended.')
  await expect(page.getByText('Your contract has ended.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('error.home') })).toBeVisible()
})
