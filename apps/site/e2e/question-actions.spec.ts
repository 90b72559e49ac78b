import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne, chooseIn } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const words = createI18n<typeof english>({ language: 'en_US', messages: english }).t

test('bookmarks and follows of a member persist', async ({ open, admin, api, server }) => {
  const id = await askOne(admin, 'What would one like to find again?')
  const page = await open({ as: await newMember(server, 'Faithful Reader') })
  await visit(page, `/questions/${id}`)
  await page.getByRole('button', { name: t('bookmarks.off') }).click()
  await expect(page.getByRole('button', { name: t('bookmarks.on') })).toContainText('1')
  await page.getByRole('button', { name: t('follows.off') }).click()
  await expect(page.getByRole('button', { name: t('follows.on') })).toContainText('1')
  const counts = async () => {
    const { collection_count, follow_count } = await unwrap(api.call('getQuestion', { query: { id } }))
    return [collection_count, follow_count]
  }
  await expect.poll(counts).toEqual([1, 1])
  await visit(page, `/questions/${id}`)
  const bookmarked = page.getByRole('button', { name: t('bookmarks.on') })
  await expect(bookmarked).toHaveAttribute('aria-pressed', 'true')
  await bookmarked.click()
  await expect(page.getByRole('button', { name: t('bookmarks.off') })).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(counts).toEqual([0, 1])
})

test('a vote cast while another is being sent is queued', async ({ open, admin, api, server }) => {
  const id = await askOne(await newMember(server, 'Voted On'), 'Will the last wish of a voter hold?')
  const page = await open({ as: admin })
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const sent: string[] = []
  await page.route(/\/vote\/(up|down)$/, async (route) => {
    sent.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    if (sent.length === 1) await held
    await route.continue()
  })
  await visit(page, `/questions/${id}`)
  const votes = page.getByLabel(t('vote.of_question'))
  await votes.getByRole('button', { name: t('kit.vote_up') }).click()
  await expect(votes.getByRole('status')).toHaveText('1')
  await votes.getByRole('button', { name: t('kit.vote_down') }).click()
  await expect(votes.getByRole('status')).toHaveText('−1')
  letGo()
  await expect.poll(async () => (await unwrap(api.call('getQuestion', { query: { id } }))).vote_count).toBe(-1)
  await expect(votes.getByRole('status')).toHaveText('−1')
  expect(sent).toEqual(['up', 'down'])
})

test('a member flags a question and an answer', async ({ open, admin, server }) => {
  const id = await askOne(admin, 'Is there anything wrong with this?')
  await answerOne(admin, id, 'An answer that somebody flags.')
  const page = await open({ as: await newMember(server, 'Watchful Member') })
  await visit(page, `/questions/${id}`)
  await chooseIn(page, t('post.more_question'), 'Flag')
  const dialog = page.getByRole('dialog', { name: words('report.title_question') })
  await expect(dialog.getByRole('radio', { name: /Spam/ })).toBeVisible()
  await dialog.getByRole('button', { name: words('report.go') }).click()
  await expect(dialog.getByText(t('report.reason_required'))).toBeVisible()
  await dialog.getByRole('radio', { name: /Spam/ }).check()
  await dialog.getByRole('button', { name: words('report.go') }).click()
  await expect(page.getByRole('status').filter({ hasText: words('report.done') })).toBeVisible()

  await chooseIn(page, t('post.more_answer', { name: admin.name }), 'Flag')
  const second = page.getByRole('dialog', { name: words('report.title_answer') })
  await second.getByRole('radio', { name: /Something else/ }).check()
  await second.getByRole('textbox').fill('It answers another question.')
  await second.getByRole('button', { name: words('report.go') }).click()
  await expect(second).toBeHidden()
  const flags = await unwrap(admin.api.call('listReports', { query: { status: 'pending', page: 1, page_size: 20 } }))
  const mine = flags.list.filter(({ question_id }) => question_id === id)
  expect(mine.map(({ object_type }) => object_type).sort()).toEqual(['answer', 'question'])
})

test('the share menu contains the member and the title', async ({ open, admin, server }) => {
  const id = await askOne(admin, 'Whom do I tell about this?')
  const sharer = await newMember(server, 'Sharing Member')
  const page = await open({ as: sharer, permissions: ['clipboard-read', 'clipboard-write'] })
  await visit(page, `/questions/${id}`)
  await page.locator('summary', { hasText: t('share.share') }).click()
  const menu = page.locator('details[open]')
  await menu.getByRole('button', { name: t('share.copy_link') }).click()
  await expect(menu.getByText(t('kit.copied'))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Whom do I tell about this?')
  expect(copied).toMatch(new RegExp(`/questions/${id}/[^ ]*\\?shareUserId=${sharer.username}$`))
  await expect(menu.getByText(t('share.copy_link'))).toBeVisible()
  const facebook = menu.getByRole('link', { name: t('share.on', { name: 'Facebook' }) })
  await expect(facebook).toHaveAttribute('href', /facebook\.com.*shareUserId/)
  await page.context().route(/facebook\.com/, (route) => route.fulfill({ contentType: 'text/html', body: 'Share' }))
  const [popup] = await Promise.all([page.context().waitForEvent('page'), facebook.click()])
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([550, 400])
  await popup.close()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('guests are asked to log in for every action', async ({ page, admin }) => {
  const id = await askOne(admin, 'What may a guest do here?')
  await visit(page, `/questions/${id}`)
  const prompt = page.getByRole('dialog', { name: t('auth.continue') })
  const acts = [
    () =>
      page
        .getByLabel(t('vote.of_question'))
        .getByRole('button', { name: t('kit.vote_down') })
        .click(),
    () => page.getByRole('button', { name: t('bookmarks.off') }).click(),
    () => page.getByRole('button', { name: t('follows.off') }).click(),
    () => page.getByRole('button', { name: t('comments.add') }).click(),
    () => chooseIn(page, t('post.more_question'), t('post.flag')),
  ]
  for (const act of acts) {
    await act()
    await expect(prompt).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(prompt).toBeHidden()
  }
})

test('a question page with open menus is accessible', async ({ open, admin }) => {
  const id = await askOne(admin, 'Does everything stay reachable?')
  await answerOne(
    admin,
    id,
    'Some code:\n\n```ts\nconst everything = "reachable" // and this line is long enough to scroll on a phone\n```',
  )
  const page = await open({ as: admin })
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, `/questions/${id}`)
    for (const menu of await page.getByRole('main').locator('summary').all()) {
      await menu.click()
      const box = await page.locator('details[open] > div').boundingBox()
      expect(box?.x, `left edge at ${width}`).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), `right edge at ${width}`).toBeLessThanOrEqual(width)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
    }
  }
  await page.locator('summary', { hasText: t('post.more_question') }).click()
  expect(await findingsInBothThemes(page)).toEqual([])
  await expect(
    page.locator('figcaption', { hasText: 'TypeScript' }).getByRole('button', { name: t('kit.copy') }),
  ).toBeVisible()
})
