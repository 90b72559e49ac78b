import { expect, test, visit } from './support/accounts.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { headerMenu } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

test('a session ended in one browser is over in the other', async ({ open, server }) => {
  const person = await newMember(server, 'Many Browsers')
  await person.api.call('logout')
  const first = await open({ as: person })
  const second = await open({ as: person, userAgent: FIREFOX })
  const third = await open({ as: person, userAgent: SAFARI })
  for (const page of [second, third]) await visit(page, '/tags')

  await visit(first, '/users/settings/account')
  const list = first.getByRole('list', { name: 'Where you are logged in' })
  const rows = list.getByRole('listitem')
  await expect(rows.filter({ hasText: 'This browser' })).toContainText('Chrome on')
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Firefox on Linux' })).toContainText(/127\.0\.0\.1|::1/)
  await expect(rows.filter({ hasText: 'Safari on iOS' }).locator('time')).toBeVisible()

  await list.getByRole('button', { name: 'Log out of Firefox on Linux' }).click()
  await expect(rows.filter({ hasText: 'Firefox on Linux' })).toHaveCount(0)
  await expect(list).toBeFocused()
  await second.goto('/users/settings/account')
  await expect(second).toHaveURL(/\/users\/login\?next=/)
  await third.reload()
  await expect(headerMenu(third, t('header.account', { name: person.name }))).toBeVisible()

  await first.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(first.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0)
  await third.reload()
  await expect(third.getByRole('banner').getByRole('link', { name: t('auth.login') })).toBeVisible()

  await list.getByRole('link', { name: /^Log out of Chrome/ }).click()
  await expect(first.getByRole('banner').getByRole('link', { name: t('auth.login') })).toBeVisible()
})

test('the session list is accessible in both languages and themes, and fits a phone', async ({ open, server }) => {
  const person = await newMember(server, 'Session Reader')
  const page = await open({ as: person })
  for (const [language, title] of [
    ['en_US', 'Where you are logged in'],
    ['zh_CN', '登录的设备'],
  ] as const) {
    await person.api.call('updateInterfacePreferences', { body: { language, color_scheme: 'default' } })
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, '/users/settings/account')
      await expect(page.getByRole('list', { name: title }).getByRole('listitem')).toHaveCount(2)
      await expectNoSidewaysScroll(page)
      if (width === 320) continue
      expect(await findingsInBothThemes(page), `${language}, ${width}`).toEqual([])
    }
  }
})
