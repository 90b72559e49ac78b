import { expect, findingsOn, test } from './fixtures.ts'

/** One page of each kind. */
const PAGES = [
  '',
  'running/overview/',
  'packages/editor/',
  'packages/editor/frameworks/',
  'packages/markdown/reference/',
  'http/answers/',
  'contributing/architecture/',
]

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`/${path} has no finding of axe in the ${colorScheme} theme, nor on a phone`, async ({ page, address }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(address + path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await findingsOn(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 700 })
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await overhang()).toBe(0)
      expect(await findingsOn(page)).toEqual([])
    })
  }
}

test('what is copied from a guide is the code that it shows, below the name of its file', async ({ page, address }) => {
  await page.goto(`${address}packages/editor/frameworks/`)
  const block = page.getByRole('figure').filter({ hasText: 'Uploads a picture' })
  await expect(block.getByText('site.js', { exact: true })).toBeVisible()
  const code = await block.getByRole('button').getAttribute('data-code')
  expect(code?.replaceAll('\u007F', '\n')).toContain("const SERVER = 'http://localhost:4000'\n\nasync function call")
})

test('the search finds an operation, an export and a guide without leaving the site', async ({ page, address }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await page.goto(address)
  // The page enables the search button once it also listens for the keyboard shortcut.
  await expect(page.locator('button[data-open-modal]')).toBeEnabled()
  const field = page.getByRole('dialog').getByRole('textbox')
  // Repeats the keyboard shortcut until the dialog is open.
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 2_000 })
  }).toPass()
  for (const [typed, path] of [
    ['acceptAnswer', '/http/answers/'],
    ['privilegesOfLevel', '/packages/guards/reference/'],
    ['TRUSTED_PROXIES', '/running/'],
  ] as const) {
    await field.fill(typed)
    await expect(page.getByRole('dialog').locator(`a[href^="${path}"]`).first()).toBeVisible()
  }
  await page.getByRole('dialog').locator('a[href^="/running/"]').first().click()
  await expect(page.getByRole('main').getByText('TRUSTED_PROXIES').first()).toBeVisible()
  expect(elsewhere).toEqual([])
})

test('on a phone the menu opens and leads to a noun of the HTTP API', async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Nouns').click()
  await menu.getByRole('link', { name: 'Votes' }).click()
  await expect(page).toHaveURL(/\/http\/votes\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Votes' })).toBeVisible()
})
