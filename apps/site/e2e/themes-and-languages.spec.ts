import { colorSchemeOf, findingsInBothThemes } from './support/accessibility.ts'
import { expect, headerMenu, test, visit } from './support/fixtures.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

for (const theme of ['light', 'dark', 'system'] as const) {
  test(`the theme “${theme}” persists, and is part of the first paint`, async ({ page, context }) => {
    await visit(page, '/')
    // Chooses another theme first, so that each of the three choices is a change.
    for (const chosen of [theme === 'light' ? 'dark' : 'light', theme] as const) {
      await headerMenu(page, t('header.preferences')).click()
      const choice = page.getByRole('button', { name: t(`theme.${chosen}`) })
      await choice.click()
      await expect(choice).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Escape')
    }
    const root = page.locator('html')
    const forced = theme === 'system' ? null : theme
    expect(await root.getAttribute('data-theme')).toBe(forced)
    await page.reload()
    expect(await root.getAttribute('data-theme')).toBe(forced)
    // The HTML as sent by the server, before any script runs.
    const html = await (await context.request.get('/')).text()
    expect(/<html[^>]*?data-theme="([a-z]+)"/.exec(html)?.[1] ?? null).toBe(forced)
    await page.emulateMedia({ colorScheme: 'dark' })
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(scheme).toContain(theme === 'system' ? 'dark' : theme)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page checked in both themes ends in its own, ${colorScheme}`, async ({ open }) => {
    const page = await open({ colorScheme })
    await visit(page, '/')
    expect(await findingsInBothThemes(page)).toEqual([])
    expect(await colorSchemeOf(page)).toBe(colorScheme)
  })
}

test('a browser that prefers Chinese gets Chinese, until the viewer chooses a language', async ({
  open,
  request,
  server,
}) => {
  const page = await open({ locale: 'zh-CN' })
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('banner').getByRole('link', { name: '提问' })).toBeVisible()
  const refused = await request.get('/answer/api/v1/nothing', { headers: { 'accept-language': 'zh-CN' } })
  expect(((await refused.json()) as { msg: string }).msg).toMatch(/\p{Script=Han}/u)

  await headerMenu(page, wordsIn('zh_CN').t('header.preferences')).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.goto('/tags')
  await expect(page.getByRole('heading', { level: 1, name: t('nav.tags') })).toBeVisible()
  const html = await (await page.context().request.get(`${server.address}/`)).text()
  expect(html).toMatch(/<html[^>]* lang="en-US"|<html lang="en-US"/)
})

test('in print, wide paper included, the text takes the full width', async ({ page, admin }) => {
  const question = await askOne(admin, 'What does this question look like on paper?')
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, `/questions/${question}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const text = await page.getByText('What is there to know about this').boundingBox()
  expect(text?.width).toBeGreaterThan(500)
  await expect(page.getByRole('heading', { name: wordsIn('en_US').t('answers.yours') })).toBeHidden()
})
