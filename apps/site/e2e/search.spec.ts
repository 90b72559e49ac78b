import { findingsInBothThemes } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

test.use({ serverEnv: { RATE_LIMITS: 'on' } })

const { t } = wordsIn('en_US')
const community = communityWordsIn('en_US')

test('a search tip inserts its token with the example selected', async ({ page }) => {
  await visit(page, '/search?q=sourdough')
  const field = page.locator('input[type="search"]:visible')
  await expect(field, 'one field').toHaveCount(1)
  await page.getByRole('link', { name: 'user:name' }).click()
  await expect(field).toHaveValue('sourdough user:name')
  await expect(field).toBeFocused()
  await page.keyboard.type('nobody')
  await expect(field).toHaveValue('sourdough user:nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('list.empty'))).toBeVisible()
})

test('the tokens of a search are listed below the field, and a click removes one', async ({ page }) => {
  await visit(page, '/search?q=the+is%3Aanswer+score%3A1&order=newest')
  const chips = page.getByRole('list', { name: t('search.operators') }).getByRole('link')
  await expect(chips).toHaveText(['is:answer', 'score:1'])
  await page.getByRole('link', { name: t('search.without', { token: 'is:answer' }) }).click()
  await expect(page).toHaveURL('/search?q=the+score%3A1&order=newest')
  await expect(chips).toHaveText(['score:1'])
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: t('search.without', { token: 'score:1' }) }).click()
  await expect(page.locator('input[type="search"]:visible')).toHaveValue('the')
  await expect(chips).toHaveCount(0)
})

test('a search without results offers to ask, with the words as title', async ({ open, server }) => {
  const member = await newMember(server, 'Asker After Search')
  const page = await open({ as: member })
  await visit(page, '/search?q=Why+is+%22quark+cheese%22+grainy+is%3Aquestion')
  await expect(page.getByText(t('list.empty'))).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: t('header.ask') })
    .click()
  await expect(page).toHaveURL('/questions/ask?title=Why+is+quark+cheese+grainy')
  const title = page.getByRole('textbox', { name: t('ask.question_title') })
  await expect(title).toHaveValue('Why is quark cheese grainy')
  // The title comes from the address and nothing was typed, so leaving the form needs no confirmation.
  await page.goBack()
  await expect(page.getByText(t('list.empty'))).toBeVisible()
  // The title of the draft is not replaced by the words of the search.
  await visit(page, '/questions/ask')
  await title.fill('A title of my own')
  await visit(page, '/questions/ask?title=quark')
  await expect(title).toHaveValue('A title of my own')
})

test('a search engine’s cached copy redirects to the original page', async ({ request }) => {
  const words = encodeURIComponent('cache:aB3:https://ask.example.com/tags/sourdough?page=2')
  const answer = await request.get(`/search?q=${words}`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([307, '/tags/sourdough?page=2'])
})

test('sort orders are links, and stay in the address', async ({ page }) => {
  await visit(page, '/search?q=the')
  for (const order of ['newest', 'active', 'score'] as const) {
    await page.getByRole('link', { name: t(`search.sort.${order}`), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`order=${order}`))
    await expect(page.getByRole('link', { name: t(`search.sort.${order}`), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
})

test('the parts of a longer Chinese word are highlighted', async ({ page }) => {
  await visit(page, `/search?q=${encodeURIComponent('咖啡参数')}`)
  await expect(page.getByRole('main').locator('mark').filter({ hasText: '咖啡' }).first()).toBeVisible()
})

test('a search that took too long says which posts it looked at', async ({ page }) => {
  await visit(page, '/search')
  await page.route('**/answer/api/v1/search?*', async (route) => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...envelope.data, partial: true } } })
  })
  await page.locator('input[type="search"]:visible').fill('sourdough')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('search.partial'))).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
})

test('too many searches are answered with 429, on a page of the site', async ({ page, request, watch }) => {
  watch.expectStatus(429, '/search')
  const statuses = new Set<number>()
  for (let n = 0; n < 130 && !statuses.has(429); n += 1) {
    statuses.add((await request.get(`/search?q=word${n}`)).status())
  }
  expect([...statuses]).toEqual([200, 429])
  await page.goto('/search?q=sourdough')
  await expect(page.getByRole('alert')).toContainText(t('search.too_many'))
  await expect(page.getByRole('navigation', { name: t('nav.main') })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search tips are links that add their token', async ({ page, watch }) => {
    watch.expectStatus(429, '/search')
    await page.goto('/search')
    await page.getByRole('link', { name: 'is:answer' }).click()
    await expect(page).toHaveURL(/q=is%3Aanswer$/)
  })
})

test('the search without words is ready to be typed into', async ({ page }) => {
  await visit(page, '/search')
  await expect(page.locator('input[type="search"]:visible')).toBeFocused()
  await expect(page.getByRole('main').getByRole('link', { name: 'is:answer' }), 'the tips fill the page').toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/search')
  await expect(page.getByRole('main').locator('input[type="search"]:visible')).toBeFocused()
})

test('Ctrl K suggests tokens, then questions, tags, people and pages for what is typed', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('banner').getByRole('combobox')
  await expect(field).toBeFocused()
  const lines = page.getByRole('listbox', { name: community('suggest.label') }).getByRole('option')
  await lines.filter({ hasText: 'is:answer' }).click()
  await expect(field).toHaveValue('is:answer')
  await field.fill('ma')
  await expect(lines.filter({ hasText: 'How much magnification' })).toBeVisible()
  await expect(lines.filter({ hasText: 'maintenance' })).toBeVisible()
  await expect(lines.filter({ hasText: '@mara.lindqvist' })).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(lines).toHaveCount(0)
  await expect(field).toHaveValue('ma')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How much magnification')

  await page.keyboard.press('Control+k')
  await field.fill('tag')
  await expect(lines.filter({ hasText: t('nav.tags') })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tags')
})
