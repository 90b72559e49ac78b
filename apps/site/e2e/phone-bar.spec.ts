import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from './support/fixtures.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const phone = { width: 390, height: 844 }

const barOf = (page: Page, words = t) => page.getByRole('navigation', { name: words('nav.bar') })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not shown')
  return { ...box, bottom: box.y + box.height }
}

test('on a phone a member has home, search, ask, inbox and profile at the bottom', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Thumb')
  const bo = await newMember(server, 'Bo Thumb')
  const question = await askOne(ada, 'Which grip for a thumb?')
  const page = await open({ as: ada, viewport: phone })
  await visit(page, '/')
  const links = barOf(page).getByRole('link')
  const names = [t('nav.home'), t('header.search'), t('nav.ask'), t('header.inbox'), t('nav.me')]
  await expect(links).toHaveText(names)
  for (const link of await links.all()) {
    const { width, height } = await boxOf(link)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  const here = barOf(page).locator('[aria-current="page"]')
  await expect(here).toHaveText(t('nav.home'))
  await answerOne(bo, question, 'None at all.')
  await expect(links.nth(3)).toHaveText('1Inbox, 1 new')
  await links.nth(3).click()
  await expect(page).toHaveURL('/users/notifications/inbox')
  await expect(here).toHaveText(t('header.inbox'))
  await links.nth(1).click()
  await expect(page).toHaveURL('/search')
  const field = page.getByRole('main').getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(barOf(page), 'the keyboard takes its place').toBeHidden()
  await field.blur()
  await links.nth(4).click()
  await expect(page).toHaveURL(`/users/${ada.username}`)
  await expect(here).toHaveText(t('nav.me'))
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: t('header.ask') })).toBeHidden()
  await expect(header.locator('a[href="/users/notifications/inbox"]')).toBeHidden()
})

test('a guest logs in from the bar and signs up from the header; wider screens have no bar', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/tags')
  const links = barOf(page).getByRole('link')
  await expect(links).toHaveText([t('nav.home'), t('header.search'), t('nav.ask'), t('auth.login')])
  await expect(page.getByRole('banner').getByRole('link', { name: t('auth.signup') })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: t('auth.login') })).toBeHidden()
  await links.nth(3).click()
  await expect(page).toHaveURL('/users/login?next=%2Ftags')
  await expect(barOf(page)).toHaveCount(0)
  await page.goBack()
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(barOf(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: t('auth.login') })).toBeVisible()
})

test('the bar steps aside while text is typed, and covers neither the page nor toasts', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Types')
  const question = await askOne(ada, 'What hides under a bar?')
  const page = await open({ as: ada, viewport: phone })
  await visit(page, '/users/settings/notify')
  const field = page.getByRole('switch').first()
  await field.click()
  await expect(barOf(page), 'a switch is no text field').toBeVisible()
  const toast = page.getByText(t('saved'))
  await expect(toast).toBeVisible()
  expect((await boxOf(toast)).bottom).toBeLessThanOrEqual((await boxOf(barOf(page))).y)

  await visit(page, `/questions/${question}`)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const foot = await boxOf(page.getByRole('contentinfo'))
  expect(foot.bottom).toBeLessThanOrEqual((await boxOf(barOf(page))).y)
  await visit(page, '/users/settings/profile')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.getByRole('textbox').first().focus()
  await expect(barOf(page)).toBeHidden()
  expect(await height()).toBe(before)
})

test('the bar keeps clear of the edge that a phone uses for itself', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/')
  const session = await page.context().newCDPSession(page)
  const before = await boxOf(barOf(page))
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, left: 40, right: 40 } })
  await expect.poll(async () => (await boxOf(barOf(page))).height).toBe(before.height + 34)
  const link = await boxOf(barOf(page).getByRole('link').first())
  expect(link.bottom).toBe(phone.height - 34)
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).x).toBeGreaterThanOrEqual(40)
  await expectNoSidewaysScroll(page)
})

for (const language of ['en_US', 'zh_CN'] as const) {
  test(`the bar is accessible and fits: ${language}`, async ({ open, server }) => {
    const { t: words, tag } = wordsIn(language)
    const ada = await newMember(server, language === 'en_US' ? 'Ada Fits' : 'Ada Fits Chinese')
    const page = await open({ as: ada, viewport: phone, locale: tag })
    await visit(page, '/')
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(barOf(page, words)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}
