import { communityWordsIn } from './support/community-words.ts'
import { expect, test as base, visit } from './support/fixtures.ts'

// Classic scrollbars, which take up space, as on most desktops.
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

const community = communityWordsIn('en_US')

test('behind an open dialog the page neither scrolls nor moves', async ({ page }) => {
  await visit(page, '/questions')
  await page.evaluate(() => scrollTo(0, 200))
  const places = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('header a, main h1, main h3, aside h2')]
      return [scrollY, ...shown.map((one) => one.getBoundingClientRect().x)]
    })
  const before = await places()
  expect(
    await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
    'room of the scrollbar',
  ).not.toBe(0)
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: community('keys.title') })
  await expect(dialog).toBeVisible()
  expect(await places()).toEqual(before)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 300)
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key)
  expect(await places()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await places()).toEqual(before)
})
