import type { Page } from '@playwright/test'
import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as permissions } from '@quandary/i18n/catalogues/en_US/server'
import { messages as chinesePermissions } from '@quandary/i18n/catalogues/zh_CN/server'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { expect, headerMenu, test, visit } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const tips = {
  en_US: createI18n<typeof permissions>({ language: 'en_US', messages: permissions }).t(
    'permission.refused_with_rank',
    { rank: 750 },
  ),
  zh_CN: createI18n<typeof permissions>({ language: 'zh_CN', messages: chinesePermissions }).t(
    'permission.refused_with_rank',
    {
      rank: 750,
    },
  ),
}

const PHONE = { width: 390, height: 844 }
const COLOURS = ['#0033ff', '#ffd400', '#101010', '#00a86b'] as const

async function setTheme(admin: Person, navbar_style: string, primary_color: string, layout = 'fixed'): Promise<void> {
  const theme_config = { default: { navbar_style, primary_color, layout } }
  await unwrap(admin.api.call('updateThemeSettings', { body: { theme: 'default', theme_config } }))
}

for (const colour of COLOURS) {
  test(`a coloured navigation bar has the primary colour ${colour}, and its text is legible in both themes`, async ({
    admin,
    open,
    server,
  }) => {
    const member = await newMember(server, `Reader ${colour.slice(1)}`)
    await setTheme(admin, 'light', colour)
    const page = await open({ as: member })
    await visit(page, '/tags')
    const header = page.getByRole('banner')
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const light = await background()
    await setTheme(admin, 'colored', colour)
    await page.reload()
    expect(await background()).not.toBe(light)
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    expect(await findingsInBothThemes(page)).toEqual([])
  })
}

test('the account menu of a coloured navigation bar is legible in both themes', async ({ admin, open, server }) => {
  const { t } = wordsIn('en_US')
  const member = await newMember(server, 'Menu Reader')
  await setTheme(admin, 'colored', '#ffd400')
  const page = await open({ as: member })
  await visit(page, '/tags')
  await headerMenu(page, t('header.account', { name: 'Menu Reader' })).click()
  await expect(page.getByRole('link', { name: t('header.logout') })).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
})

test('pages are as wide as the window where the theme says so', async ({ admin, page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  const widths = () =>
    page.evaluate(() =>
      ['header > div', 'footer'].map((part) => document.querySelector(part)?.getBoundingClientRect().width),
    )
  await setTheme(admin, 'light', '#0033ff')
  await visit(page, '/tags')
  for (const width of await widths()) expect(width).toBeLessThan(1400)
  await setTheme(admin, 'light', '#0033ff', 'full')
  await page.reload()
  const window = await page.evaluate(() => document.documentElement.clientWidth)
  expect(await widths()).toEqual([window, window])
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await setTheme(admin, 'light', '#0033ff')
})

test('phones show their own logo, wider screens the other one', async ({ admin, page, server }) => {
  const logo = await upload(admin, page, 400, 100)
  const mobile_logo = await upload(admin, page, 100, 100)
  await unwrap(admin.api.call('updateBrandingSettings', { body: { logo, mobile_logo } }))
  const { name } = (await unwrap(admin.api.call('getSiteInfo'))).general
  await visit(page, '/')
  const shown = page.getByRole('banner').getByRole('img', { name })
  const source = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toBe(new URL(logo, server.address).href)
  await page.setViewportSize(PHONE)
  await expect.poll(source).toBe(new URL(mobile_logo, server.address).href)
  await expectNoSidewaysScroll(page)

  await unwrap(admin.api.call('updateBrandingSettings', { body: { mobile_logo } }))
  await page.reload()
  await expect.poll(source).toBe(new URL(mobile_logo, server.address).href)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(shown).toBeHidden()
  await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible()
})

for (const words of [wordsIn('en_US'), wordsIn('zh_CN')]) {
  test(`login and sign-up welcome people, and the texts that are written are linked (${words.language})`, async ({
    admin,
    open,
  }) => {
    const { t } = words
    const { name: siteName } = (await unwrap(admin.api.call('getSiteInfo'))).general
    await unwrap(admin.api.call('updateLegalSettings', { body: {} }))
    const page = await open({ locale: words.tag })
    await visit(page, '/users/register')
    await expect(page.getByText(t('auth.welcome', { siteName }))).toBeVisible()
    await expect(page.getByRole('link', { name: t('legal.tos') })).toHaveCount(0)
    await expect(page.getByText(t('auth.agreement'))).toHaveCount(0)

    await unwrap(admin.api.call('updateLegalSettings', { body: { terms_of_service_original_text: 'Be kind.' } }))
    await page.reload()
    await expect(page.getByRole('main').getByText(t('auth.agreement'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: t('legal.tos') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('legal.privacy') })).toHaveCount(0)
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)

    await visit(page, '/users/login')
    await expect(page.getByText(t('auth.welcome', { siteName }))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: t('auth.login') })).toBeVisible()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('legal.tos') })
      .click()
    await expect(page.getByText('Be kind.')).toBeVisible()
  })

  test(`who may not create a tag is told what it takes (${words.language})`, async ({ open, server }) => {
    const { t } = words
    const page = await open({ as: await newMember(server, `Tagless ${words.language}`), locale: words.tag })
    await visit(page, '/questions/ask')
    const tags = page.getByRole('combobox', { name: t('nav.tags') })
    await tags.fill('nobody-has-this-tag')
    await expect(page.getByText(tips[words.language]).first()).toBeVisible()
    await tags.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: tips[words.language] })).toBeVisible()
    await expect(tags).toHaveValue('nobody-has-this-tag')
  })
}

test('a list opens in the order that its address calls `sort`', async ({ page }) => {
  const { t } = wordsIn('en_US')
  await visit(page, '/questions?sort=newest')
  const orders = page.getByRole('navigation', { name: t('list.sort') })
  await expect(orders.getByRole('link', { name: t('questions.sort.newest'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await visit(page, '/questions?page=-1')
  await expect(page.getByRole('heading', { level: 1, name: t('questions.all') })).toBeVisible()
})

/** Uploads a picture of the given size. */
async function upload(admin: Person, page: Page, width: number, height: number): Promise<string> {
  const drawn = await page.evaluate(
    (size) => Object.assign(document.createElement('canvas'), size).toDataURL('image/png'),
    { width, height },
  )
  const bytes = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64')
  const file = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
  return unwrap(admin.api.call('uploadFile', { body: { source: 'branding', file } }))
}
