import { messages as account } from '@quandary/i18n/catalogues/en_US/account'
import type { Page } from '@playwright/test'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

const searchOf = (page: Page) => page.getByRole('banner').locator('input[type="search"]')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the header keeps the focus and what was typed while the pages below it change', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Stays')
  const question = await askOne(ada, 'Which hinge for a gate?')
  const page = await open({ as: ada })
  await visit(page, '/')
  const header = await page.getByRole('banner').elementHandle()
  await searchOf(page).fill('half a wo')
  const tags = page.getByRole('navigation', { name: t('nav.main') }).getByRole('link', { name: t('nav.tags') })
  await tags.focus()
  await tags.press('Enter')
  await expect(heading(page, t('nav.tags'))).toBeVisible()
  await expect(tags).toBeFocused()
  await expect(tags).toHaveAttribute('aria-current', 'page')
  await expect(searchOf(page)).toHaveValue('half a wo')

  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Which hinge for a gate?' }).click()
  await expect(heading(page, 'Which hinge for a gate?')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/questions/${question}`))
  await expect(searchOf(page)).toHaveValue('half a wo')
  expect(await header?.evaluate((one) => one.isConnected), 'the same header').toBe(true)
})

test('the list of the bell stays open from page to page', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Panel')
  await askOne(ada, 'Which latch for a shed?')
  const page = await open({ as: ada })
  await visit(page, '/users/settings/notify')
  const bell = page.getByRole('banner').locator('a[href="/users/notifications/inbox"]:not(dialog *)')
  await bell.click()
  const panel = page.getByRole('dialog', { name: account['notifications.title'] })
  await expect(panel.getByText(account['notifications.none_inbox_about'])).toBeVisible()
  const before = await panel.elementHandle()
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(heading(page, t('nav.tags'))).toBeVisible()
  await expect(panel).toBeVisible()
  expect(await before?.evaluate((one) => one.isConnected), 'the same list').toBe(true)
})

test('pages around an account are narrow, errors have the frame of their page, and the header stays', async ({
  page,
}) => {
  await visit(page, '/tags')
  const header = await page.getByRole('banner').elementHandle()
  const nav = page.getByRole('navigation', { name: t('nav.main') })
  await expect(nav).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('auth.login') })
    .click()
  await expect(heading(page, t('auth.login'))).toBeVisible()
  await expect(nav).toBeHidden()
  await expect(searchOf(page)).toBeHidden()
  await page.goBack()
  await expect(nav).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(heading(page, t('error.404_title'))).toBeVisible()
  await expect(nav).toBeVisible()
  expect(await header?.evaluate((one) => one.isConnected), 'the same header').toBe(true)
})

for (const language of ['en_US', 'zh_CN'] as const) {
  const { t } = wordsIn(language)
  test(`the footer leads to the languages and the keyboard shortcuts (${language})`, async ({ open, server }) => {
    const locale = language.replace('_', '-')
    const page = await open({ locale })
    const footer = page.getByRole('contentinfo')
    const choices = page.getByRole('group', { name: t('language.label') })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, '/')
      await expect(choices).toBeHidden()
      await footer.getByRole('link', { name: t('language.label') }).click()
      await expect(choices).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(choices.getByRole('button').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(choices).toBeHidden()
      // The menu was closed, and the address has not changed since the first click. The link opens the menu again
      // nevertheless.
      await footer.getByRole('link', { name: t('language.label') }).click()
      await expect(choices).toBeInViewport()
    }
    await footer.getByRole('link', { name: t('footer.keys') }).click()
    await expect(page).toHaveURL('/help#keys')
    await expect(page.locator('#keys').getByText('Ctrl').first()).toBeInViewport()

    const own = await open({ locale, as: await newMember(server, `Foot ${language.slice(0, 2)}`) })
    await visit(own, '/')
    await own
      .getByRole('contentinfo')
      .getByRole('link', { name: t('language.label') })
      .click()
    await expect(own).toHaveURL('/users/settings/interface')
  })
}
