import { unwrap } from '@quandary/api-client'
import { messages as account } from '@quandary/i18n/catalogues/en_US/account'
import type { Page } from '@playwright/test'
import { expect, test, visit } from './support/fixtures.ts'
import { findingsInBothThemes } from './support/accessibility.ts'
import { newMember, type Person } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const comment = (person: Person, object_id: string, original_text: string) =>
  unwrap(person.api.call('createComment', { body: { object_id, original_text } }))

const bellOf = (page: Page) => page.getByRole('banner').locator('a[href="/users/notifications/inbox"]:not(dialog *)')
const panelOf = (page: Page, name: string = account['notifications.title']) => page.getByRole('dialog', { name })
const entriesIn = (page: Page) => panelOf(page).locator('[data-step]')
const unreadIn = (page: Page) => panelOf(page).getByRole('link', { name: account['notifications.unread'] })
/** Returns how many scripts of the bell's list a page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('bell-list')).length)

test('the bell opens the newest notifications by question, and each leads to its place', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Bell')
  const bo = await newMember(server, 'Bo Bell')
  const first = await askOne(ada, 'Which string for a bow?')
  const second = await askOne(ada, 'Which wood for a bow?')
  await answerOne(bo, first, 'Linen, waxed.')
  await comment(bo, second, 'For hunting or for sport?')
  const comment_id = (await comment(bo, first, 'How strong is it?')).comment_id
  const page = await open({ as: ada })
  await visit(page, '/tags')
  expect(await scriptsOf(page)).toBe(0)
  await expect(bellOf(page)).toHaveAccessibleName('Inbox, 3 new')
  await bellOf(page).click()
  await expect(page).toHaveURL('/tags')
  await expect(bellOf(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(bellOf(page)).toHaveAccessibleName('Inbox, none new')
  const headings = panelOf(page).getByRole('heading', { level: 4 })
  await expect(headings).toHaveText(['Which string for a bow?', 'Which wood for a bow?'])
  await expect(entriesIn(page)).toContainText(['How strong is it?', 'Linen, waxed.', 'For hunting or for sport?'])
  await expect(entriesIn(page).first()).toContainText('Bo Bell commented on your question')
  await expect(unreadIn(page)).toHaveCount(3)

  await entriesIn(page).first().click()
  await expect(page).toHaveURL(new RegExp(`/questions/${first}.*commentId=${comment_id}`))
  await expect(page.getByRole('heading', { name: 'Which string for a bow?', level: 1 })).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
  await bellOf(page).click()
  await expect(unreadIn(page)).toHaveCount(2)
  await bellOf(page).click()
  await expect(panelOf(page)).toBeHidden()
  await expect(bellOf(page)).not.toHaveAttribute('aria-expanded')
})

test('a list that is opened while a page loads is open on that page', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Waits')
  const bo = await newMember(server, 'Bo Waits')
  const question = await askOne(ada, 'Which glue for felt?')
  await comment(bo, question, 'Which felt?')
  const page = await open({ as: ada })
  await visit(page, '/tags')
  await bellOf(page).click()
  await expect(entriesIn(page)).toHaveCount(1)
  const opened = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/question\/info/, async (route) => {
    await opened.promise
    await route.continue()
  })
  await entriesIn(page).click()
  await expect(panelOf(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/questions/${question}`))
  await bellOf(page).click()
  await expect(entriesIn(page)).toHaveCount(1)
  opened.resolve()
  await expect(page.getByRole('heading', { name: 'Which glue for felt?', level: 1 })).toBeVisible()
  await expect(entriesIn(page)).toHaveCount(1)
  await bellOf(page).click()
  await expect(panelOf(page)).toBeHidden()
})

test('unread ones alone, all marked as read, and a question muted until it is unmuted in the settings', async ({
  open,
  server,
}) => {
  const ada = await newMember(server, 'Ada Mutes')
  const bo = await newMember(server, 'Bo Noisy')
  const question = await askOne(ada, 'Which oil for a hinge?')
  await comment(bo, question, 'Any will do.')
  await comment(bo, question, 'Or graphite.')
  const page = await open({ as: ada })
  await visit(page, '/')
  await bellOf(page).click()
  await entriesIn(page).first().click()
  await expect(page).toHaveURL(new RegExp(`/questions/${question}`))
  await expect(page.getByRole('heading', { name: 'Which oil for a hinge?', level: 1 })).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
  await bellOf(page).click()
  await panelOf(page).getByRole('button', { name: account['notifications.only_unread'] }).click()
  await expect(entriesIn(page)).toHaveCount(1)
  await panelOf(page).getByRole('button', { name: account['notifications.read_all'] }).click()
  await expect(panelOf(page).getByText(account['notifications.all_read']).first()).toBeVisible()
  await expect(entriesIn(page)).toHaveCount(0)
  await panelOf(page).getByRole('button', { name: account['notifications.only_unread'] }).click()
  await expect(entriesIn(page)).toHaveCount(2)
  await expect(unreadIn(page)).toHaveCount(0)

  await panelOf(page).getByRole('button', { name: 'Mute “Which oil for a hinge?”' }).click()
  await expect(panelOf(page).getByRole('button', { name: 'Unmute “Which oil for a hinge?”' })).toBeVisible()
  await expect
    .poll(async () => (await unwrap(ada.api.call('listMutedQuestions', { query: {} }))).list)
    .toEqual([{ question_id: question, title: 'Which oil for a hinge?' }])
  await comment(bo, question, 'Or nothing.')
  expect(await unwrap(ada.api.call('getNotificationStatus'))).toMatchObject({ inbox: 0 })

  await panelOf(page).getByRole('link', { name: account['notifications.settings'] }).click()
  await expect(page).toHaveURL('/users/settings/notify')
  await page.getByRole('button', { name: 'Unmute “Which oil for a hinge?”' }).click()
  await expect(page.getByText(account['notify.muted_none'])).toBeVisible()
  await comment(bo, question, 'Or butter.')
  await expect(bellOf(page)).toHaveAccessibleName('Inbox, 1 new')
})

test('what arrives while the list is open waits behind a line', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Opens')
  const bo = await newMember(server, 'Bo Comes')
  const question = await askOne(ada, 'Which thread for leather?')
  await comment(bo, question, 'How thick?')
  const page = await open({ as: ada })
  await visit(page, '/')
  await bellOf(page).click()
  await expect(entriesIn(page)).toHaveCount(1)
  await expect(bellOf(page)).toHaveAccessibleName('Inbox, none new')
  await answerOne(bo, question, 'Linen.')
  const show = panelOf(page).getByRole('button', { name: 'Show 1 new notification' })
  await expect(show).toBeVisible()
  await expect(entriesIn(page)).toHaveCount(1)
  await show.press('Enter')
  await expect(entriesIn(page)).toHaveCount(2)
  await expect(show).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(entriesIn(page).first()).toBeFocused()
  await expect(entriesIn(page).first()).toContainText('answered the question')
})

test('the list is used by keyboard alone', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Arrows')
  const bo = await newMember(server, 'Bo Arrows')
  const question = await askOne(ada, 'Which pen for maps?')
  await comment(bo, question, 'For land or sea?')
  const answer = await answerOne(bo, question, 'A fine one.')
  const page = await open({ as: ada })
  await visit(page, '/')
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await expect(entriesIn(page)).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await expect(entriesIn(page).nth(0)).toBeFocused()
  await page.keyboard.press('End')
  await expect(entriesIn(page).nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(bellOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entriesIn(page)).toHaveCount(2)
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+Tab')
  await expect(panelOf(page).getByRole('button', { name: 'Mute “Which pen for maps?”' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/questions/${question}/(.+/)?${answer}$`))
  await expect(page.getByRole('heading', { name: 'Which pen for maps?', level: 1 })).toBeVisible()
  await bellOf(page).click()
  await expect(entriesIn(page)).toHaveCount(2)
  await page.getByRole('searchbox').first().focus()
  await expect(panelOf(page)).toBeHidden()
})

test('where the list cannot be loaded it says so and can be tried again', async ({ open, server, watch }) => {
  watch.expectStatus(503, '/answer/api/v1/notification/page')
  const ada = await newMember(server, 'Ada Fails')
  const page = await open({ as: ada })
  await visit(page, '/')
  const list = '**/answer/api/v1/notification/page?*'
  await page.route(list, (route) => route.fulfill({ status: 503, body: '{}', contentType: 'application/json' }))
  await bellOf(page).click()
  const retry = panelOf(page).getByRole('button', { name: wordsIn('en_US').t('error.retry') })
  await expect(retry).toBeVisible()
  await page.unroute(list)
  await retry.press('Enter')
  await expect(panelOf(page).getByText(account['notifications.none_inbox_about'])).toBeVisible()
  await expect(panelOf(page)).toBeFocused()
  await bellOf(page).focus()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
})

test('on the page of notifications, in another tab and on a phone the bell is a link', async ({ open, server }) => {
  const ada = await newMember(server, 'Ada Links')
  const page = await open({ as: ada })
  await visit(page, '/users/notifications/inbox/votes')
  await bellOf(page).click()
  await expect(page).toHaveURL('/users/notifications/inbox')
  await visit(page, '/')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    bellOf(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL('/users/notifications/inbox')
  await expect(panelOf(page)).toBeHidden()
})

for (const language of ['en_US', 'zh_CN'] as const) {
  test(`the list of the bell is accessible: ${language}`, async ({ open, server, admin }) => {
    const { t, tag } = wordsIn(language)
    const ada = await newMember(server, language === 'en_US' ? 'Ada Axe' : 'Ada Chinese')
    const question = await askOne(ada, 'What do I do with a very long title of a question that takes several lines?')
    await answerOne(admin, question, 'Shorten it, `always`, as [the guide](https://example.org) says. '.repeat(6))
    await unwrap(admin.api.call('voteUp', { body: { object_id: question } }))
    const page = await open({ as: ada, locale: tag })
    await visit(page, '/')
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 844 })
      await bellOf(page).click()
      const panel = panelOf(page, t('notifications.title'))
      await expect(panel.locator('[data-step]')).toHaveCount(2)
      expect(await findingsInBothThemes(page), `${width}`).toEqual([])
      const box = await panel.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  })
}
