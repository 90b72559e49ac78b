import { unwrap, type OperationQuery, type QuandaryClient } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { findingsInBothThemes } from './support/accessibility.ts'
import { filterWordsIn } from './support/filter-words.ts'
import { expect, visit } from './support/fixtures.ts'
import { test } from './support/many-questions.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const titlesOn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

async function titlesOf(api: QuandaryClient, query: OperationQuery<'listQuestions'>): Promise<string[]> {
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 20, ...query } }))
  return list.map(({ title }) => title)
}

for (const language of ['en_US', 'zh_CN'] as const) {
  for (const width of [390, 1280]) {
    test(`a list is filtered, its filters removed one by one, and an empty one cleared (${language}, ${width})`, async ({
      open,
      api,
    }) => {
      const { t, tag: locale } = wordsIn(language)
      const words = filterWordsIn(language)
      const page = await open({ locale, viewport: { width, height: 900 } })
      await visit(page, '/questions')
      const button = page.getByRole('main').getByRole('link', { name: t('list.filter'), exact: true })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const form = page.getByRole(width < 640 ? 'dialog' : 'region', { name: words('title') })
      await expect(form.getByLabel(words('only'))).toHaveCount(0)
      expect(await findingsInBothThemes(page)).toEqual([])
      await form.getByLabel(words('answers'), { exact: true }).selectOption('unaccepted')
      await form.getByLabel(words('min_votes')).fill('0')
      await form.getByLabel(words('tags'), { exact: true }).fill('maintenance, cooking')
      await form.getByLabel(words('match')).selectOption('any')
      await form.getByLabel(words('order')).selectOption('newest')
      await form.getByRole('button', { name: words('apply') }).press('Enter')
      await expect(page).toHaveURL(/order=newest/)
      const all = { order: 'newest', min_votes: 0, tags: 'maintenance,cooking', match: 'any' } as const
      await expect(titlesOn(page)).toHaveText(await titlesOf(api, { ...all, answers: 'unaccepted' }))
      await expect(form).toBeHidden()
      await expect(button).toBeFocused()
      expect(await findingsInBothThemes(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const remove = (filter: string) =>
        page.getByRole('main').getByRole('link', { name: words('remove', { filter }), exact: true })
      await remove(words('answers.unaccepted')).press('Enter')
      await expect(remove(words('answers.unaccepted'))).toBeHidden()
      await expect(button).toBeFocused()
      await expect(titlesOn(page)).toHaveText(await titlesOf(api, all))
      await remove(words('part.tags_any', { tags: 'maintenance, cooking' })).press('Enter')
      await expect(page).toHaveURL(/\/questions\?order=newest&min_votes=0$/)
      // The filter also applies to other orders and to the next page.
      const orders = page.getByRole('navigation', { name: t('list.sort') })
      await expect(orders.locator('a[href$="?order=score&min_votes=0"]')).not.toHaveCount(0)
      await page.getByRole('link', { name: t('kit.page', { n: 2 }), exact: true }).press('Enter')
      await expect(page).toHaveURL(/order=newest&min_votes=0&page=2$/)
      await visit(page, '/questions?min_votes=999')
      await expect(remove(words('part.min_votes', { count: 999 }))).toBeVisible()
      await page.goto('/questions?min_votes=999&tags=unheard-of')
      await expect(page.getByText(words('none'))).toBeVisible()
      await expect(page.getByText(t('questions.none'))).toBeHidden()
      expect(await findingsInBothThemes(page)).toEqual([])
      await page
        .getByRole('main')
        .getByRole('link', { name: words('clear') })
        .last()
        .press('Enter')
      await expect(titlesOn(page)).toHaveCount(20)
      await expect(page).toHaveURL(/\/questions$/)
    })
  }
}

for (const language of ['en_US', 'zh_CN'] as const) {
  test(`the form refuses what no list takes, and keeps it (${language})`, async ({ open }) => {
    const { tag: locale } = wordsIn(language)
    const words = filterWordsIn(language)
    const page = await open({ locale })
    await visit(page, '/questions?filters=open')
    const form = page.getByRole('region', { name: words('title') })
    const [votes, tags, others] = [
      form.getByLabel(words('min_votes')),
      form.getByLabel(words('tags'), { exact: true }),
      form.getByLabel(words('not_tags'), { exact: true }),
    ]
    await votes.fill('1000001')
    await tags.fill('one two three four five six')
    await others.fill('x'.repeat(36))
    await form.getByRole('button', { name: words('apply') }).press('Enter')
    await expect(votes).toBeFocused()
    const range = words('min_votes_range', { min: '−1,000,000', max: '1,000,000' })
    await expect(votes).toHaveAccessibleDescription(range)
    await expect(tags).toHaveAccessibleDescription(new RegExp(words('tags_many', { max: 5 })))
    await expect(others).toHaveAccessibleDescription(new RegExp(words('tags_long', { max: 35, tag: 'x'.repeat(36) })))
    expect(await findingsInBothThemes(page)).toEqual([])
    await expect(tags).toHaveValue('one two three four five six')
    await votes.fill('1000000')
    await tags.fill('one two')
    await others.fill('')
    await form.getByRole('button', { name: words('apply') }).press('Enter')
    await expect(page).toHaveURL(/\/questions\?min_votes=1000000&tags=one(,|%2C)two$/)
  })

  test(`days of an address that the form does not offer are named and stay (${language})`, async ({ open }) => {
    const { t, tag: locale } = wordsIn(language)
    const words = filterWordsIn(language)
    const page = await open({ locale })
    await visit(page, '/questions?in_days=14')
    const within = words('in_days.days', { count: 14 })
    const remove = page.getByRole('link', {
      name: words('remove', { filter: words('part.in_days', { time: within }) }),
    })
    await expect(remove).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('list.filter'), exact: true })
      .click()
    const form = page.getByRole('region', { name: words('title') })
    await expect(form.getByLabel(words('in_days'), { exact: true }).locator('option:checked')).toHaveText(within)
    await form.getByRole('button', { name: words('apply') }).click()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(/in_days=14$/)
  })
}

test('the form above a list follows what removes a filter or changes the order beside it', async ({ open }) => {
  const words = filterWordsIn('en_US')
  const { t } = wordsIn('en_US')
  const page = await open()
  await visit(page, '/questions?answers=unaccepted&min_votes=0')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('list.filter'), exact: true })
    .click()
  const form = page.getByRole('region', { name: words('title') })
  await expect(form.getByLabel(words('answers'), { exact: true })).toHaveValue('unaccepted')
  await page.getByRole('link', { name: words('remove', { filter: words('answers.unaccepted') }) }).click()
  await expect(form.getByLabel(words('answers'), { exact: true })).toHaveValue('')
  const orders = page.getByRole('navigation', { name: t('list.sort') })
  await orders
    .getByRole('link', { name: t('questions.sort.newest') })
    .first()
    .click()
  await expect(form.getByLabel(words('order'))).toHaveValue('newest')
  await form.getByRole('button', { name: words('apply') }).click()
  await expect(page).toHaveURL(/\/questions\?order=newest&min_votes=0$/)
})

test('members filter by what they asked and by the tags they follow, on a tag’s page too', async ({ open, server }) => {
  const words = filterWordsIn('en_US')
  const { t } = wordsIn('en_US')
  const member = await newMember(server, 'Fanny Filter')
  const body = {
    title: 'How do I sharpen a bread knife?',
    content: 'It crushes the crumb instead of cutting it.',
    tags: [{ slug_name: 'maintenance', display_name: 'maintenance', original_text: '' }],
  }
  await unwrap(member.api.call('createQuestion', { body }))
  const page = await open({ as: member })
  await visit(page, '/tags/maintenance')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('list.filter'), exact: true })
    .click()
  // A tag's page does not offer the order by recommendations, neither as a tab nor in this form.
  await expect(page.getByLabel(words('order')).getByRole('option')).toHaveCount(6)
  await page.getByLabel(words('only')).selectOption('mine')
  await page.getByRole('button', { name: words('apply') }).click()
  await expect(page).toHaveURL(/\/tags\/maintenance\?only=mine$/)
  await expect(titlesOn(page)).toHaveText([body.title])
  await page
    .getByRole('main')
    .getByRole('link', { name: t('list.filter'), exact: true })
    .click()
  await page.getByLabel(words('only')).selectOption('followed')
  await page.getByRole('button', { name: words('apply') }).click()
  await expect(page.getByText(words('none'))).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the form of the filters is opened and sent', async ({ page, api }) => {
    const words = filterWordsIn('en_US')
    const { t } = wordsIn('en_US')
    await page.goto('/questions?order=newest')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('list.filter'), exact: true })
      .click()
    const form = page.getByRole('region', { name: words('title') })
    await expect(form.getByLabel(words('order'))).toHaveValue('newest')
    await form.getByLabel(words('not_tags')).fill('one two three four five six')
    await form.getByRole('button', { name: words('apply') }).click()
    // The browser marks the invalid fields; nothing is sent.
    await expect(form.locator('input:invalid')).toHaveCount(1)
    await form.getByLabel(words('not_tags')).fill('maintenance')
    await form.getByLabel(words('in_days'), { exact: true }).selectOption('365')
    await form.getByRole('button', { name: words('apply') }).click()
    await expect(form).toBeHidden()
    await expect(titlesOn(page)).toHaveText(
      await titlesOf(api, { order: 'newest', not_tags: 'maintenance', in_days: 365 }),
    )
    const removed = words('remove', { filter: words('part.not_tags', { tag: 'maintenance' }) })
    await page.getByRole('link', { name: removed }).click()
    await expect(titlesOn(page)).toHaveText(await titlesOf(api, { order: 'newest', in_days: 365 }))
  })
})
