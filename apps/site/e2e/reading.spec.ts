import { unwrap } from '@quandary/api-client'
import { findingsInBothThemes } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

const TEXT = `# Steps

First measure, then cut.

## Steps

${'Each board is measured twice. '.repeat(120)}

### Glue & clamps

Wait for an hour.

![A clamped board](/icons/apple-touch-icon.png)
`

test('guests see what the site is, that a slow page comes, and how a question stands', async ({
  page,
  open,
  api,
  admin,
  server,
}) => {
  await visit(page, '/')
  const about = page.getByRole('region', { name: t('about.title', { siteName: 'Quandary' }) })
  await expect(about.getByRole('link', { name: t('about.join') })).toHaveAttribute('href', '/users/register')
  const popular = page.getByRole('region', { name: t('about.tags') }).getByRole('link')
  await expect(popular).toHaveCount(12)
  expect(await findingsInBothThemes(page)).toEqual([])

  // While a slow page loads, a progress bar is shown and the previous page remains visible.
  let send = (): void => undefined
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/answer/api/v1/tags/page?*', async (route) => {
    await sent
    await route.continue()
  })
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('nav.tags') })
    .click()
  await expect(page.getByRole('progressbar', { name: t('kit.loading') })).toBeVisible()
  send()
  await expect(page.getByRole('heading', { level: 1, name: t('nav.tags') })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(/\d+ tags/)
  await visit(page, '/')

  const { data } = await api.call('listQuestions', { query: { page: 1, page_size: 20, order: 'score' } })
  const solved = data?.list.find(
    ({ accepted_answer_id: accepted, answer_count: answers }) => accepted !== '0' && answers > 1,
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: solved?.title ?? '' })
    .click()
  const head = page.getByRole('main').locator('article > header')
  await expect(head).toContainText(`${solved?.vote_count} `)
  await head.getByRole('link', { name: t('answers.count', { count: solved?.answer_count ?? 0 }) }).click()
  await expect(page).toHaveURL(/#answers$/)
  await expect(page.getByRole('heading', { level: 2, name: /answers/ })).toBeInViewport()
  await head.getByRole('link', { name: t('answers.accepted') }).click()
  await expect(page).toHaveURL((url) => url.pathname.endsWith(`/${solved?.accepted_answer_id}`))
  await expect(page.locator(`[id="${solved?.accepted_answer_id}"]`)).toBeInViewport()

  const id = await askOne(admin, 'How do I build a bench that does not wobble?', TEXT)
  await visit(page, `/questions/${id}`)
  await expect(page.getByRole('heading', { level: 2, name: t('answers.none') })).toBeVisible()
  const asker = await open({ as: admin })
  await visit(asker, `/questions/${id}`)
  await expect(asker.getByRole('heading', { level: 2, name: t('answers.awaited') })).toBeVisible()
  const link = page.getByRole('link', { name: t('post.heading_link', { heading: 'Glue & clamps' }) })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#h-.*glue/)
  await expect(page.getByRole('heading', { level: 3, name: 'Glue & clamps' })).toBeInViewport()
  await page.getByRole('link', { name: t('post.picture', { alt: 'A clamped board' }) }).click()
  const dialog = page.getByRole('dialog', { name: 'A clamped board' })
  await expect(dialog.getByRole('img')).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  for (const name of ['Joiner One', 'Joiner Two', 'Joiner Three'])
    await answerOne(await newMember(server, name), id, 'A long answer. '.repeat(150))
  await visit(page, `/questions/${id}`)
  const map = page.getByRole('complementary').getByRole('region', { name: t('list.answers') })
  await map.getByRole('link').last().click()
  await expect(page.getByRole('article').last()).toBeInViewport()
  await expect(map).toBeInViewport()
  expect(await findingsInBothThemes(page)).toEqual([])
})

test('headings of every level show their link while the pointer is on them', async ({ page, admin }) => {
  const levels = [1, 2, 3, 4, 5, 6]
  const text = levels.map((level) => `${'#'.repeat(level)} Part ${level}`).join('\n\n')
  const id = await askOne(admin, 'How deep may the parts of a post be?', text)
  await visit(page, `/questions/${id}`)
  for (const level of levels) {
    const link = page.getByRole('link', { name: t('post.heading_link', { heading: `Part ${level}` }) })
    await expect(link).toHaveCSS('opacity', '0')
    await page.getByRole('heading', { name: `Part ${level}` }).hover()
    await expect(link).toHaveCSS('opacity', '1')
  }
})

test('a wide formula is reached by the Tab key and scrolls alone', async ({ open, admin }) => {
  const wide = Array.from({ length: 12 }, (_, n) => `\\left(\\frac{a_{${n}}}{b_{${n}}}\\right)`).join(' + ')
  const id = await askOne(admin, 'Does this sum of fractions converge?', `Here it is:\n\n$$${wide}$$\n\nAnd $x^2$ too.`)
  const page = await open({ viewport: { width: 390, height: 844 } })
  await visit(page, `/questions/${id}`)
  const paragraphs = page.getByRole('paragraph').filter({ has: page.locator('math') })
  await expect(paragraphs.first()).toHaveAttribute('tabindex', '0')
  await expect(paragraphs.last()).not.toHaveAttribute('tabindex')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findingsInBothThemes(page)).toEqual([])
})

test('answers that a page has no room for begin there and are whole at their own address', async ({
  open,
  admin,
  server,
}) => {
  const id = await askOne(admin, 'Which glue holds outside for years?')
  // Each answer becomes 170 000 characters of HTML, so the page has room for two. The text consists of characters that
  // HTML escapes, because axe would have to check thousands of elements if the same size consisted of elements.
  const text = `${'A &&&&& '.repeat(100)}\n\n`.repeat(60)
  const names = ['Long One', 'Long Two', 'Long Three']
  for (const name of names) await answerOne(await newMember(server, name), id, text)

  for (const [language, locale] of [
    ['en_US', 'en-US'],
    ['zh_CN', 'zh-CN'],
  ] as const) {
    const words = wordsIn(language)
    const page = await open({ locale, viewport: { width: 390, height: 844 } })
    await visit(page, `/questions/${id}?order=newest`)
    const links = names.map((name) => page.getByRole('link', { name: words.t('answers.read_whole', { name }) }))
    const counts = await Promise.all(links.map((link) => link.count()))
    expect(counts.filter((count) => count > 0)).toEqual([1])
    const link = links[counts.indexOf(1)] ?? page.getByRole('link')
    expect(await findingsInBothThemes(page)).toEqual([])
    const answerId = await page.getByRole('article').filter({ has: link }).getAttribute('id')
    const answer = page.locator(`[id="${answerId}"]`)
    expect((await answer.innerText()).length).toBeLessThan(4_000)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${answerId}\\?order=newest$`))
    await expect(link).toHaveCount(0)
    await expect(answer).toBeFocused()
    expect((await answer.innerText()).length).toBeGreaterThan(30_000)
  }
})

for (const language of ['en_US', 'zh_CN'] as const) {
  test(`answers are ordered by score, from the newest and from the oldest (${language})`, async ({
    open,
    server,
    admin,
  }) => {
    const words = wordsIn(language)
    const id = await askOne(admin, `In which order is bread eaten? ${language}`)
    const first = await answerOne(await newMember(server, `First ${language}`), id, 'The crust is eaten first.')
    const second = await answerOne(await newMember(server, `Second ${language}`), id, 'The crumb is eaten first.')
    await unwrap(admin.api.call('voteUp', { body: { object_id: second, is_cancel: false } }))
    const page = await open({ locale: words.tag, viewport: { width: 390, height: 844 } })
    await visit(page, `/questions/${id}`)
    const articles = page
      .getByRole('main')
      .locator('article article, article[id]')
      .filter({ hasText: 'is eaten first.' })
    const ids = () => articles.evaluateAll((nodes) => nodes.map((node) => node.id))
    const orders = page.getByRole('navigation', { name: words.t('answers.sorted_by') })
    expect(await ids()).toEqual([second, first])
    for (const [order, expected] of [
      ['oldest', [first, second]],
      ['newest', [second, first]],
      ['score', [second, first]],
    ] as const) {
      const link = orders.getByRole('link', { name: words.t(`answers.order.${order}`) })
      await link.press('Enter')
      await expect(link).toHaveAttribute('aria-current', /true|page/)
      await expect.poll(ids).toEqual(expected)
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await visit(page, `/questions/${id}?order=oldest`)
    expect(await ids()).toEqual([first, second])
  })
}
