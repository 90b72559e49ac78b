import { unwrap, type OperationQuery } from '@quandary/api-client'
import type { Locator, Page } from '@playwright/test'
import { expect, visit } from './support/fixtures.ts'
import { test } from './support/many-questions.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

const titlesOn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

for (const order of ['active', 'newest', 'frequent', 'score', 'unanswered'] as const) {
  test(`questions in the order “${order}”, page by page`, async ({ page, api }) => {
    const load = async (n: number) => {
      const query: OperationQuery<'listQuestions'> = { order, page: n, page_size: 20 }
      return unwrap(api.call('listQuestions', { query }))
    }
    await visit(page, '/questions')
    const orders = page.getByRole('navigation', { name: t('list.sort') })
    const tab = orders.getByRole('link', { name: t(`questions.sort.${order}`), exact: true })
    // Uses the keyboard, so that the pointer does not hover over a question.
    await tab.press('Enter')
    await expect(tab).toHaveAttribute('aria-current', 'page')
    const { list, count } = await load(1)
    await expect(titlesOn(page)).toHaveText(list.map(({ title }) => title))
    await page.getByRole('link', { name: t('kit.page', { n: 2 }), exact: true }).press('Enter')
    const second = await load(2)
    await expect(titlesOn(page)).toHaveText(second.list.map(({ title }) => title))
    await expect(page.getByText(t('list.range', { from: 21, to: Math.min(40, count), all: count }))).toBeVisible()
    await page.goBack()
    await expect(titlesOn(page)).toHaveText(list.map(({ title }) => title))
  })
}

test('a page beyond the end is empty, not an error', async ({ page }) => {
  const answer = await page.goto('/questions?page=99')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText(t('list.beyond'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('list.first_page') })).toHaveAttribute('href', /order=active|questions/)
  // There is no row range for an empty page.
  await expect(page.getByRole('main').getByText(/\d–\d/)).toBeHidden()
})

for (const { words, title } of [
  { words: 'sourdough dense', title: 'Why is my sourdough dense at the bottom and full of holes at the top?' },
  { words: '咖啡', title: '手冲咖啡总是又苦又涩，应该先调整哪个参数？' },
]) {
  test(`searching “${words}” finds its question and highlights the words`, async ({ page, api }) => {
    await visit(page, '/')
    await page.getByRole('banner').locator('input[type="search"]').fill(words)
    await page.getByRole('banner').locator('input[type="search"]').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('search.title', { q: words }) })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
    const found = await unwrap(api.call('search', { query: { q: words, page: 1, size: 20 } }))
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .filter({ has: page.getByRole('link') }),
    ).toHaveText(found.list.map(({ object }) => object.title))
  })
}

for (const language of ['en_US', 'zh_CN'] as const) {
  test(`each empty list has its own sentence and next step (${language})`, async ({ open, server }) => {
    const { t: words, tag } = wordsIn(language)
    const guest = await open({ locale: tag })
    const empty = { json: { code: 200, reason: 'base.success', msg: '', data: { count: 0, list: [] } } }
    const faces = [
      { order: 'newest', says: words('questions.none'), next: words('header.ask') },
      { order: 'unanswered', says: words('questions.none_unanswered'), next: words('questions.all') },
      { order: 'hot', says: words('questions.none_hot'), next: words('questions.sort.score') },
      { order: 'score', says: words('questions.none'), next: words('header.ask') },
    ]
    await guest.route('**/answer/api/v1/question/page?*', (route) => route.fulfill(empty))
    await visit(guest, '/questions')
    const tabs = guest.getByRole('navigation', { name: words('list.sort') })
    for (const { order, says, next } of faces) {
      await tabs.locator(`a[href*="order=${order}"]:visible`).click()
      const main = guest.getByRole('main')
      await expect(main.getByText(says)).toBeVisible()
      await expect(main.getByRole('link', { name: next }).last()).toBeVisible()
      await expect(main.getByText(words('list.empty'))).toBeHidden()
      await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText(words('questions.all'))
    }
    const member = await open({ as: await newMember(server, `Empty Lists ${tag}`), locale: tag })
    await member.goto('/questions?order=recommend')
    await expect(member.getByText(words('questions.none_recommend'))).toBeVisible()
    await expect(
      member
        .getByRole('main')
        .getByRole('link', { name: words('tags.following_add') })
        .last(),
    ).toBeVisible()
  })
}

test('the votes of hits stand in one column, under its head', async ({ page }) => {
  await visit(page, '/search?q=the')
  const right = (text: Locator) => text.evaluate((shown) => Math.round(shown.getBoundingClientRect().right))
  const head = page.getByText(t('list.votes'), { exact: true })
  const votes = page.getByRole('main').locator('li h2 ~ p:has(span) > span:first-child')
  expect(await votes.count()).toBeGreaterThan(3)
  const edge = await right(head)
  for (const vote of await votes.all()) expect(await right(vote)).toBe(edge)
})

for (const locale of ['en-US', 'zh-CN'])
  test(`the head of the answers stands in the middle of its column (${locale})`, async ({ open }) => {
    const page = await open({ locale })
    await visit(page, '/questions')
    const main = page.getByRole('main')
    const head = main.locator('p[aria-hidden="true"] > span').nth(1)
    const count = main.locator('li p:has(> span[title]) > :nth-child(2)').first()
    const inHead = await head.evaluate((node) => {
      const words = document.createRange()
      words.selectNodeContents(node)
      const { left, width } = words.getBoundingClientRect()
      return left + width / 2
    })
    const box = await count.boundingBox()
    expect(Math.abs(inHead - ((box?.x ?? 0) + (box?.width ?? 0) / 2))).toBeLessThan(2)
  })

test('a search without hits says so', async ({ page }) => {
  await visit(page, '/search?q=zyxwvut')
  await expect(page.getByText(t('list.empty'))).toBeVisible()
})

test('all tags, one tag, and back', async ({ page, api }) => {
  await visit(page, '/')
  await page
    .getByRole('navigation', { name: t('nav.main') })
    .getByRole('link', { name: t('nav.tags') })
    .click()
  const { list } = await unwrap(api.call('listTags', { query: { page: 1, page_size: 20, query_cond: 'popular' } }))
  const tags = page.getByRole('main').getByRole('listitem')
  await expect(tags).toHaveCount(list.length)
  await expect(tags.first()).toContainText(list[0]?.display_name ?? '')
  await page.getByRole('link', { name: 'maintenance', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'maintenance' })).toBeVisible()
  const tagged = await unwrap(
    api.call('listQuestions', { query: { tag: 'maintenance', page: 1, page_size: 20, order: 'active' } }),
  )
  await expect(titlesOn(page)).toHaveText(tagged.list.map(({ title }) => title))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('header.ask') })
    .first()
    .click()
  await expect(page).toHaveURL(/next=%2Fquestions%2Fask%3Ftags%3Dmaintenance/)
})

test('a profile with its figures, best posts and questions', async ({ page, api }) => {
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 50, order: 'score' } }))
  const username = list.find(({ operator }) => operator.username !== 'admin')?.operator.username ?? ''
  const profile = await unwrap(api.call('getPersonalUser', { query: { username } }))
  await visit(page, `/users/${username}`)
  await expect(page.getByRole('heading', { level: 1, name: profile.display_name })).toBeVisible()
  const figure = (name: string) => page.locator('dl > div', { hasText: name }).getByRole('definition')
  await expect(figure(t('users.reputation_head'))).toHaveText(String(profile.rank))
  await expect(figure(t('list.answers'))).toHaveText(String(profile.answer_count))
  await expect(figure(t('nav.questions'))).toHaveText(String(profile.question_count))
  const top = await unwrap(api.call('getPersonalTop', { query: { username } }))
  for (const { question_info: question } of top.answer) {
    await expect(page.getByRole('main').getByRole('link', { name: question.title }).first()).toBeVisible()
  }
  await page
    .getByRole('navigation', { name: t('header.profile') })
    .getByRole('link', { name: t('nav.questions') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/users/${username}/questions`))
  await expect(titlesOn(page)).toHaveCount(profile.question_count)
})

test('a short profile address redirects to the profile', async ({ page, server }) => {
  await page.goto('/u/admin')
  await expect(page).toHaveURL(`${server.address}/users/admin`)
})

for (const path of ['/questions', '/questions?order=score', '/tags/cooking']) {
  test(`the hot questions beside ${path} are open, read and none of its first rows`, async ({ page, api }) => {
    await visit(page, path)
    const first = (await titlesOn(page).allInnerTexts()).slice(0, 6)
    const beside = page
      .getByRole('region', { name: t('questions.hot') })
      .getByRole('link')
      .locator('bdi')
    const { list } = await unwrap(api.call('listQuestions', { query: { order: 'hot', page: 1, page_size: 6 } }))
    const hot = list.filter((row) => row.status === 1 && row.pin === 1 && row.show === 1 && row.view_count > 1)
    const expected = hot.map(({ title }) => title).filter((title) => !first.includes(title))
    await expect(beside).toHaveText(expected)
    expect(first.length, 'rows of the list').toBeGreaterThan(0)
  })
}
