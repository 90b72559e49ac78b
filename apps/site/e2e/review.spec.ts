import { unwrap } from '@quandary/api-client'
import { findingsInBothThemes } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { askedBy, letEverybodySuggest } from './support/edits.ts'
import { expect, headerMenu, test, visit } from './support/fixtures.ts'
import { logIn, newMember, type Person } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const words = communityWordsIn('en_US')

let bo: Person

test.beforeAll(async ({ admin, server }) => {
  await letEverybodySuggest(admin)
  bo = await newMember(server, 'Bo Suggester')
})

/** Suggests an edit to the administrator's question as Bo. */
async function suggested(admin: Person, title: string) {
  const { id } = await askedBy(admin, title, 'The first sentence.\n\nThe second sentence.')
  const body = {
    id,
    title: `${title} today`,
    content: 'The first sentence.\n\nThe other sentence.',
    tags: [{ slug_name: 'baking', display_name: 'baking', original_text: '' }],
    edit_summary: 'Clearer words',
  }
  const result = await unwrap(bo.api.call('updateQuestion', { body }))
  expect(result.wait_for_review).toBe(true)
  return id
}

/** Flags a question of the administrator as Bo. */
async function flagged(admin: Person, title: string) {
  const { id } = await askedBy(admin, title)
  const reasons = await unwrap(bo.api.call('listReasons', { query: { object_type: 'question', action: 'flag' } }))
  const spam = reasons.find(({ content_type: type }) => type === '')?.reason_type ?? 0
  await unwrap(bo.api.call('createReport', { body: { object_id: id, report_type: spam, content: '' } }))
  return id
}

test('the review is only open to reviewers', async ({ page, open, watch }) => {
  watch.expectStatus(403, '/403')
  await page.goto('/review')
  await expect(page).toHaveURL(/\/users\/login\?next=%2Freview/)
  const member = await open({ as: bo })
  await member.goto('/review')
  await expect(member).toHaveURL(/\/403$/)
  await expect(member.getByRole('navigation', { name: t('nav.main') }).getByText(t('nav.review'))).toHaveCount(0)
})

test('the account menu and the moderation group lead reviewers to the review, and administrators to the back office', async ({
  open,
  admin,
  server,
}) => {
  const moderator = await newMember(server, 'Mo Moderator')
  const { list } = await unwrap(admin.api.call('listAdminUsers', { query: { query: moderator.email } }))
  await unwrap(admin.api.call('updateUserRole', { body: { user_id: list[0]?.user_id ?? '', role_id: 3 } }))
  for (const [person, ways] of [
    [bo, []],
    // A new role ends the sessions, so the moderator logs in again.
    [await logIn(server.address, moderator.email, moderator.password), ['nav.review']],
    [admin, ['nav.review', 'nav.admin']],
  ] as const) {
    const page = await open({ as: person })
    await visit(page, '/')
    const nav = page.getByRole('navigation', { name: t('nav.main') })
    await expect(nav.getByText(t('nav.moderation'), { exact: true })).toHaveCount(ways.length > 0 ? 1 : 0)
    await headerMenu(page, t('header.account', { name: person.name })).click()
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: t('header.logout') })).toBeVisible()
    for (const way of ['nav.review', 'nav.admin'] as const) {
      const shown = ways.some((one) => one === way) ? 1 : 0
      await expect(header.getByRole('link', { name: t(way) })).toHaveCount(shown)
      await expect(nav.getByRole('link', { name: t(way) })).toHaveCount(shown)
    }
    if (ways.length === 0) continue
    await header.getByRole('link', { name: t('nav.review') }).click()
    await expect(page).toHaveURL(/\/review$/)
  }
})

test('suggested edits are shown, skipped, approved by keyboard and rejected by button', async ({
  open,
  admin,
  api,
}) => {
  const first = await suggested(admin, 'How warm is the dough')
  const second = await suggested(admin, 'How cold is the fridge')
  const page = await open({ as: admin })
  await visit(page, '/')
  const nav = page.getByRole('navigation', { name: t('nav.main') })
  await nav.getByRole('link', { name: t('nav.review') }).click()
  const card = page.getByRole('article')
  await expect(card.getByRole('heading', { level: 2, name: 'How warm is the dough' })).toBeVisible()
  await expect(card).toContainText('Clearer words')
  await expect(card.getByRole('insertion').filter({ hasText: 'today' })).toBeVisible()
  await expect(card.getByRole('deletion').filter({ hasText: 'cooking' })).toBeVisible()
  await card.getByRole('button', { name: words('review.skip') }).click()
  await expect(card.getByRole('heading', { level: 2, name: 'How cold is the fridge' })).toBeFocused()
  await page.keyboard.press('s')
  await expect(card.getByRole('heading', { level: 2, name: 'How warm is the dough' })).toBeFocused()

  await page.keyboard.press('a')
  await expect(page.getByText(words('review.approved'))).toBeVisible()
  await expect(card.getByRole('heading', { level: 2, name: 'How cold is the fridge' })).toBeVisible()
  await card.getByRole('button', { name: words('review.reject') }).click()
  await expect(page.getByText(t('review.empty'))).toBeVisible()
  const titles = await Promise.all(
    [first, second].map(async (id) => (await unwrap(api.call('getQuestion', { query: { id } }))).title),
  )
  expect(titles).toEqual(['How warm is the dough today', 'How cold is the fridge'])
})

test('flagged posts are edited, closed, unlisted, deleted and ignored', async ({ open, admin, api }) => {
  const names = ['Pies to change', 'Pies to close', 'Pies to unlist', 'Pies to delete', 'Pies to keep']
  for (const name of names) await flagged(admin, name)
  const page = await open({ as: admin })
  await visit(page, '/review?type=flagged_post')
  const card = page.getByRole('article')
  const heading = card.getByRole('heading', { level: 2 })
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click()
  const isGone = (name: string) => expect(heading.filter({ hasText: name })).toHaveCount(0)

  // The flag that changed last is listed first.
  await expect(heading).toHaveText('Pies to keep')
  await page.keyboard.press('i')
  await isGone('Pies to keep')

  await expect(heading).toHaveText('Pies to delete')
  await page.keyboard.press('d')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('review.delete_question') })
    .click()
  await isGone('Pies to delete')

  // A reload continues the current round of reviewing.
  await expect(heading).toHaveText('Pies to unlist')
  await page.reload()
  await expect(page.getByText(/^2 of \d+ reviewed$/)).toBeVisible()
  await expect(card).toContainText(/\d+ earlier flags on posts by .+, \d+ upheld/)

  await expect(heading).toHaveText('Pies to unlist')
  await page.keyboard.press('l')
  await isGone('Pies to unlist')

  await expect(heading).toHaveText('Pies to close')
  await press(words('review.flag_close'))
  const dialog = page.getByRole('dialog', { name: words('review.close_title') })
  const reasons = await unwrap(admin.api.call('listReasons', { query: { object_type: 'question', action: 'close' } }))
  const plain = reasons.find(({ content_type: type }) => type === '')?.name ?? ''
  await dialog.getByRole('radio', { name: plain }).check()
  await dialog.getByRole('button', { name: words('review.close_go') }).click()
  await expect(dialog).toHaveCount(0)
  await isGone('Pies to close')

  await expect(heading).toHaveText('Pies to change')
  await page.keyboard.press('e')
  await card.getByLabel(t('ask.question_title')).fill('Pies that were changed')
  await press(words('edit.save'))
  await expect(page.getByText(t('review.empty'))).toBeVisible()
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 50, order: 'newest' } }))
  const titles = list.map(({ title }) => title).filter((title) => title.startsWith('Pies'))
  expect(titles).toEqual(['Pies to keep', 'Pies to close', 'Pies that were changed'])
})

test('more than ninety-nine tasks are shown as 99+', async ({ open, admin }) => {
  const page = await open({ as: admin })
  // Ends the event stream at once, so that the page polls the status instead.
  await page.route('**/notification/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: end\ndata:\n\n' }),
  )
  await page.route('**/notification/status', (route) =>
    route.fulfill({
      json: {
        code: 200,
        reason: 'base.success',
        msg: '',
        data: { inbox: 0, achievement: 0, revision: 120, can_revision: true },
      },
    }),
  )
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: t('nav.main') })
  await expect(nav.getByRole('link', { name: t('nav.review') })).toContainText('99+')
})

for (const language of ['en_US', 'zh_CN'] as const) {
  const locale = wordsIn(language).tag
  test(`the review is accessible, ${locale}`, async ({ open, admin }) => {
    await suggested(admin, `Accessible edit ${locale}`)
    await flagged(admin, `Accessible flag ${locale}`)
    const page = await open({ as: admin, locale })
    for (const type of ['suggested_post_edit', 'flagged_post', 'queued_post']) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await visit(page, `/review?type=${type}`)
        expect(await findingsInBothThemes(page), `${type}, ${width}`).toEqual([])
        const queues = page
          .getByRole('main')
          .getByRole('navigation', { name: communityWordsIn(language)('review.queues') })
          .getByRole('link')
        for (const queue of await queues.all()) await expect(queue).toBeInViewport({ ratio: 1 })
      }
    }
  })
}
