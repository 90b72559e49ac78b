import { unwrap } from '@quandary/api-client'
import { messages as account } from '@quandary/i18n/catalogues/en_US/account'
import { messages as chineseAccount } from '@quandary/i18n/catalogues/zh_CN/account'
import type { Page } from '@playwright/test'
import { waitForHydration, expect, test, visit } from './support/fixtures.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { newMember, type Person } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const STREAM = '**/answer/api/v1/notification/stream'

async function ask(person: Person, title: string): Promise<string> {
  const tags = [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }]
  return (await unwrap(person.api.call('createQuestion', { body: { title, content: 'I wonder about it.', tags } }))).id
}

async function answer(person: Person, question_id: string, content = 'A tulip, I think.'): Promise<string> {
  return (await unwrap(person.api.call('createAnswer', { body: { question_id, content } }))).info.id
}

const bell = (page: Page, count: number, words = t) => {
  const name = words('header.inbox')
  const label = count === 0 ? words('header.none_new', { name }) : words('header.some_new', { name, count })
  return page.getByRole('banner').getByRole('link', { name: label, exact: true })
}
const cup = (page: Page, count: number) => {
  const name = t('header.achievement')
  const label = count === 0 ? t('header.none_new', { name }) : t('header.some_new', { name, count })
  return page.getByRole('banner').getByRole('link', { name: label, exact: true })
}

const rowsOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time'), hasNot: page.getByRole('listitem') })
const unreadOn = (page: Page) => page.getByRole('main').getByRole('link', { name: account['notifications.unread'] })

test('Bo answers, and Ada’s bell lights up wherever she is; opening the notification marks it read', async ({
  open,
  server,
}) => {
  const ada = await newMember(server, 'Ada Live')
  const bo = await newMember(server, 'Bo Live')
  const question = await ask(ada, 'Which glass for a stout?')
  const page = await open({ as: ada })
  await visit(page, '/tags')
  await expect(bell(page, 0)).toBeVisible()
  const title = await page.title()
  const id = await answer(bo, question)
  await expect(bell(page, 1)).toBeVisible()
  await expect(page).toHaveTitle(`(1) ${title}`)

  await bell(page, 1).click()
  await page.getByRole('link', { name: account['notifications.see_all'] }).click()
  await expect(page).toHaveURL('/users/notifications/inbox')
  await expect(bell(page, 0)).toBeVisible()
  const row = rowsOn(page)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Bo Live')
  await expect(row).toContainText('answered the question')
  await expect(unreadOn(page)).toHaveCount(1)
  await row.getByRole('link', { name: 'Which glass for a stout?' }).click()
  await expect(page).toHaveURL(new RegExp(`/questions/${question}/(.+/)?${id}$`))
  await page.goBack()
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(unreadOn(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: account['notifications.read_all'] })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('notifications that arrive while the inbox is open are announced, and nothing moves', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Waits')
  const bo = await newMember(server, 'Bo Waits')
  const question = await ask(ada, 'How long does a stock simmer?')
  await answer(bo, question)
  const page = await open({ as: ada })
  await visit(page, '/users/notifications/inbox')
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(bell(page, 0)).toBeVisible()
  const body = { object_id: question, original_text: 'Beef or fish, I wonder?' }
  const { comment_id } = await unwrap(bo.api.call('createComment', { body }))
  const show = page.getByRole('button', { name: 'Show 1 new notification' })
  await expect(show).toBeVisible()
  await expect(rowsOn(page)).toHaveCount(1)
  await show.click()
  await expect(rowsOn(page)).toHaveCount(2)
  await expect(bell(page, 0)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'How long does a stock simmer?' })).toHaveCount(1)
  const link = rowsOn(page).first().getByRole('link')
  await expect(link).toHaveAttribute('href', `/questions/${question}?commentId=${comment_id}`)
  await page.getByRole('button', { name: account['notifications.read_all'] }).click()
  await expect(unreadOn(page)).toHaveCount(0)
  const { list } = await unwrap(ada.api.call('listNotifications', { query: { type: 'inbox' } }))
  expect(list.map(({ is_read }) => is_read)).toEqual([true, true])
})

test('the inbox with its filters and pages, and the achievements with their reputation', async ({
  open,
  server,
  admin,
}) => {
  const ada = await newMember(server, 'Ada Many')
  const question = await ask(ada, 'Why does bread rise?')
  const id = await answer(admin, question)
  await unwrap(ada.api.call('acceptAnswer', { body: { question_id: question, answer_id: id } }))
  await unwrap(admin.api.call('voteUp', { body: { object_id: question } }))
  await unwrap(admin.api.call('updateQuestionInvites', { body: { id: question, invite_user: [ada.username] } }))
  for (let n = 1; n <= 20; n += 1) {
    const body = { object_id: question, original_text: `Remark number ${n} about bread` }
    await unwrap(admin.api.call('createComment', { body }))
  }
  const page = await open({ as: ada })
  await visit(page, '/users/notifications/inbox')
  await expect(rowsOn(page)).toHaveCount(20)
  await page.getByRole('link', { name: t('kit.page', { n: 2 }), exact: true }).click()
  await expect(page).toHaveURL('/users/notifications/inbox?page=2')
  await expect(rowsOn(page)).toHaveCount(3)
  const filters = page.getByRole('navigation', { name: account['notifications.filters'] })
  await filters.getByRole('link', { name: account['notifications.filter.votes'] }).click()
  await expect(page).toHaveURL('/users/notifications/inbox/votes')
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(rowsOn(page)).toContainText('upvoted your question')
  await filters.getByRole('link', { name: account['notifications.filter.invites'] }).click()
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(rowsOn(page)).toContainText('asks you to answer')
  await filters.getByRole('link', { name: account['notifications.filter.posts'] }).click()
  await expect(rowsOn(page)).toHaveCount(20)

  await expect(cup(page, 1)).toBeVisible()
  await cup(page, 1).click()
  await expect(page).toHaveURL('/users/notifications/achievement')
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(rowsOn(page)).toContainText('+10')
  await expect(rowsOn(page)).toContainText('Why does bread rise?')
  await expect(cup(page, 0)).toBeVisible()
})

test('without an event stream the status is polled', async ({ open, server, watch }) => {
  watch.expectStatus(429, '/answer/api/v1/notification/stream')
  const ada = await newMember(server, 'Ada Polls')
  const bo = await newMember(server, 'Bo Polls')
  const question = await ask(ada, 'Which knife for bread?')
  const page = await open({ as: ada })
  await page.route(STREAM, (route) => route.fulfill({ status: 429, body: '{}', contentType: 'application/json' }))
  await visit(page, '/')
  await expect(bell(page, 0)).toBeVisible()
  await answer(bo, question)
  await expect(bell(page, 1)).toBeVisible()
})

test('of two tabs one listens for both', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Tabs')
  const bo = await newMember(server, 'Bo Tabs')
  const question = await ask(ada, 'Which pan for an egg?')
  const first = await open({ as: ada })
  const streams: string[] = []
  first.context().on('request', (request) => {
    if (request.url().endsWith('/notification/stream')) streams.push(request.url())
  })
  await visit(first, '/')
  const second = await first.context().newPage()
  await visit(second, '/tags')
  await answer(bo, question)
  await expect(bell(first, 1)).toBeVisible()
  await expect(bell(second, 1)).toBeVisible()
  // A new tab gets the current status immediately.
  const third = await first.context().newPage()
  await visit(third, '/users')
  await expect(bell(third, 1)).toBeVisible()
  expect(streams).toHaveLength(1)
  await first.close()
  await unwrap(ada.api.call('clearNotificationStatus', { body: { type: 'inbox' } }))
  await expect(bell(second, 0)).toBeVisible()
  await expect(bell(third, 0)).toBeVisible()
  expect(streams).toHaveLength(2)
})

test('guests are asked to log in, and unknown kinds and filters are not found', async ({
  page,
  open,
  server,
  watch,
}) => {
  watch.expectStatus(404, /^\/users\/notifications\//)
  await visit(page, '/users/notifications/inbox')
  await expect(page).toHaveURL(/\/users\/login\?next=%2Fusers%2Fnotifications%2Finbox/)
  const own = await open({ as: await newMember(server, 'Ada Lost') })
  for (const path of ['achievement/votes', 'inbox/other', 'mail']) {
    await visit(own, `/users/notifications/${path}`)
    await expect(own.getByRole('heading', { name: t('error.404_title') })).toBeVisible()
  }
  await visit(own, '/users/notifications')
  await expect(own).toHaveURL('/users/notifications/inbox')
  await expect(own.getByText(account['notifications.none_inbox'])).toBeVisible()
})

test('notifications are usable by keyboard alone', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Keys')
  const bo = await newMember(server, 'Bo Keys')
  const id = await answer(bo, await ask(ada, 'Which flour for noodles?'))
  const page = await open({ as: ada })
  await visit(page, '/')
  await bell(page, 1).press('Enter')
  await page.getByRole('link', { name: account['notifications.see_all'] }).press('Enter')
  await expect(page).toHaveURL('/users/notifications/inbox')
  const link = rowsOn(page).getByRole('link', { name: 'Which flour for noodles?' })
  for (let presses = 0; presses < 80; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${id}$`))
})

for (const locale of ['en-US', 'zh-CN'] as const) {
  test(`notifications are accessible: ${locale}`, async ({ open, server, admin }) => {
    const words = locale === 'zh-CN' ? chineseAccount : account
    const ada = await newMember(server, `Ada ${locale === 'zh-CN' ? 'Ming' : 'Ming Of A Long Name'}`)
    const question = await ask(
      ada,
      'What do I do with a very long title of a question that goes on over several lines?',
    )
    await answer(admin, question)
    await unwrap(admin.api.call('voteUp', { body: { object_id: question } }))
    const page = await open({ as: ada, locale })
    for (const kind of ['inbox', 'achievement', 'inbox/invites']) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await visit(page, `/users/notifications/${kind}`)
        await expect(page.getByRole('heading', { level: 1, name: words['notifications.title'] })).toBeVisible()
        expect(await findingsInBothThemes(page), `${kind}, ${width}`).toEqual([])
        await expectNoSidewaysScroll(page)
      }
      await page.setViewportSize({ width: 320, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await waitForHydration(page)
  })
}

test('notifications are readable without scripts', async ({ open, server, browser, baseURL }) => {
  const ada = await newMember(server, 'Ada Plain')
  const bo = await newMember(server, 'Bo Plain')
  await answer(bo, await ask(ada, 'Which salt for pasta?'))
  const state = await (await open({ as: ada })).context().storageState()
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, storageState: state })
  const page = await context.newPage()
  await page.goto('/users/notifications/inbox')
  await expect(rowsOn(page)).toHaveCount(1)
  await page.getByRole('link', { name: account['notifications.filter.votes'] }).click()
  await expect(page.getByText(account['notifications.none_inbox'])).toBeVisible()
  await context.close()
})

for (const [locale, words] of [
  ['en-US', account],
  ['zh-CN', chineseAccount],
] as const) {
  test(`the inbox puts what happened to one question below its title: ${locale}`, async ({ open, server, admin }) => {
    const ada = await newMember(server, `Ada Groups ${locale.slice(0, 2)}`)
    const title = `Which yeast for rye in ${locale}?`
    const question = await ask(ada, title)
    await answer(admin, await ask(ada, `Which salt for rye in ${locale}?`))
    const id = await answer(admin, question)
    for (const text of ['First remark about rye.', 'Second remark about rye.']) {
      await unwrap(admin.api.call('createComment', { body: { object_id: question, original_text: text } }))
    }
    const page = await open({ as: ada, locale })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, '/users/notifications/inbox')
      const group = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) })
      await expect(group).toHaveCount(1)
      await expect(group.getByRole('listitem')).toHaveCount(3)
      await expect(group.getByRole('link', { name: title })).toHaveAttribute('href', `/questions/${question}`)
      await expect(group.getByRole('link', { name: words['notifications.unread'] })).toHaveCount(3)
      await expect(rowsOn(page)).toHaveCount(4)
      expect(await findingsInBothThemes(page)).toEqual([])
      await expectNoSidewaysScroll(page)
    }
    await page.getByRole('link', { name: 'Second remark about rye.' }).click()
    await expect(page).toHaveURL(/commentId=/)
    await page.goBack()
    await expect(page.getByRole('link', { name: words['notifications.unread'] })).toHaveCount(3)
    await page.locator(`a[href$="/${id}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/${id}$`))
  })
}
