import { unwrap } from '@quandary/api-client'
import { findingsInBothThemes } from './support/accessibility.ts'
import { expect, headerMenu, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { askOne, chooseIn } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const TAGS = '**/answer/api/v1/tags/page**'
const ROUTES = '**/all-routes-*.js'

for (const { t, tag } of [wordsIn('en_US'), wordsIn('zh_CN')]) {
  test(`a failing server and an unreachable one have separate messages and a way to continue (${tag})`, async ({
    open,
    watch,
  }) => {
    watch.expectStatus(500, '/answer/api/v1/tags/page')
    watch.expectNoConnection()
    watch.expectComplaint(/ApiFailure/)
    const page = await open({ locale: tag })
    await visit(page, '/')
    const data = { code: 500, reason: 'base.unknown', msg: 'Table tags is on fire.', data: null }
    await page.route(TAGS, (route) => route.fulfill({ status: 500, json: data }))
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('nav.tags'), exact: true })
      .click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('error.50x_title'))
    await expect(page.getByText(t('error.50x'))).toBeVisible()
    await expect(page.getByText('on fire')).toBeHidden()

    await page.unroute(TAGS)
    await page.route(TAGS, (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: t('error.retry') }).click()
    await expect(heading).toHaveText(t('offline.title'))

    await page.unroute(TAGS)
    await page.getByRole('button', { name: t('error.retry') }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'sourdough' })).toBeVisible()
  })
}

for (const { t, tag } of [wordsIn('en_US'), wordsIn('zh_CN')]) {
  test(`a member's page works without the code of its header's end, which comes later (${tag})`, async ({
    open,
    server,
    watch,
  }) => {
    watch.expectNoConnection()
    const person = await newMember(server, `Headless ${tag}`)
    const page = await open({ as: person, locale: tag })
    await page.route('**/member-end-*.js', (route) => route.abort('internetdisconnected'))
    await visit(page, '/questions')
    const filter = page.getByRole('main').getByRole('link', { name: t('list.filter'), exact: true })
    await filter.click()
    await expect(filter).toHaveAttribute('aria-expanded', 'true')
    // The server-rendered menu opens although the code of the member's header was not loaded, but the menu's entries do
    // not work yet.
    await headerMenu(page, t('header.account', { name: person.name })).click()
    await page.unroute('**/member-end-*.js')
    await expect(async () => {
      await page.getByRole('button', { name: t('theme.dark') }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 })
    }).toPass()
  })
}

test('a fault of the frame around every page has a screen of its own, which leads on', async ({ open, watch }) => {
  watch.expectComplaint(/The frame broke/)
  const { t } = wordsIn('en_US')
  const page = await open({ locale: 'en' })
  await visit(page, '/questions')
  await page.evaluate(() => {
    const startsWith = String.prototype.startsWith
    // oxlint-disable-next-line no-extend-native -- the only way to make the frame throw from outside
    String.prototype.startsWith = function (start, from) {
      if (start === '/tags' && location.pathname === '/tags') throw new Error('The frame broke.')
      return startsWith.call(this, start, from)
    }
  })
  const heading = page.getByRole('heading', { level: 1 })
  const openTags = async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('nav.tags'), exact: true })
      .click()
    await expect(heading).toHaveText(t('error.unexpected'))
    await expect(page.getByText('The frame broke.')).toBeVisible()
  }
  await openTags()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.goBack()
  await expect(heading).toHaveText(t('questions.all'))

  await openTags()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('error.home'), exact: true })
    .click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(heading).toHaveText(t('questions.all'))
  await expect(page.getByRole('banner')).toBeVisible()

  await openTags()
  await page.getByRole('button', { name: t('error.retry') }).click()
  await expect(heading).toHaveText(t('nav.tags'))
})

test('where the routes beyond reading fail to load, the browser loads the page that a link leads to', async ({
  open,
  watch,
}) => {
  watch.expectNoConnection()
  const { t } = wordsIn('en_US')
  const page = await open({ locale: 'en' })
  await page.route(ROUTES, (route) => route.abort('internetdisconnected'))
  await visit(page, '/questions')
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  const lists = page.getByRole('navigation').first()
  await lists.getByRole('link', { name: t('nav.tags'), exact: true }).click()
  await expect(page).toHaveURL(/\/tags$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.tags'))
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false)

  await page.unroute(ROUTES)
  await lists.getByRole('link', { name: t('nav.questions'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('questions.all'))
})

test('where the routes fail to load, a page that is only loaded again stays, and so does one whose place a link names', async ({
  open,
  server,
  watch,
}) => {
  watch.expectNoConnection()
  const { t } = wordsIn('en_US')
  const page = await open({ as: await newMember(server, 'Only Reading') })
  let opened = 0
  page.on('domcontentloaded', () => (opened += 1))
  await page.route(ROUTES, (route) => route.abort('internetdisconnected'))
  // Without the cookie, the server renders the page for a guest. The browser still has the token, so it loads the
  // page's data again as the member.
  await page.context().clearCookies()
  await Promise.all([page.waitForRequest(ROUTES), visit(page, '/questions')])
  await page.waitForLoadState('networkidle')
  expect(opened).toBe(1)

  await page.context().setOffline(true)
  await page.getByRole('link', { name: t('kit.skip') }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/questions#/)
  await page.goBack()
  await expect(page).toHaveURL(/\/questions$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('questions.all'))
  expect(opened).toBe(1)
})

test('a navigation shows that it waits for the routes, whether they come or not', async ({ page, watch }) => {
  const { t } = wordsIn('en_US')
  const gate = Promise.withResolvers<void>()
  await page.route(ROUTES, async (route) => {
    await gate.promise
    await route.abort('internetdisconnected')
  })
  await visit(page, '/questions')
  watch.expectNoConnection()
  const lists = page.getByRole('navigation').first()
  await lists.getByRole('link', { name: t('nav.tags'), exact: true }).click()
  await expect(page.getByRole('progressbar', { name: t('kit.loading') })).toBeVisible()
  gate.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.tags'))
})

test('an unknown login ends at a page that says so, with 404', async ({ open, watch }) => {
  watch.expectStatus(404, '/50x')
  const page = await open({ locale: 'en' })
  await visit(page, '/users/login')
  await page.evaluate(() => location.assign('/answer/api/v1/connector/login/nobody'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The login failed')
  await expect(page.getByText('This site has no login of this name.')).toBeVisible()
  await expect(page).toHaveTitle(/^The login failed/)
})

test('a dialog whose code fails to load leaves the page as it is, and opens on retry', async ({
  open,
  server,
  admin,
  watch,
}) => {
  watch.expectNoConnection()
  const { t } = wordsIn('en_US')
  const question = await askOne(admin, 'What stays while the line is cut?')
  const page = await open({ as: await newMember(server, 'Cut Off') })
  await visit(page, `/questions/${question}`)
  await page.getByRole('textbox').last().click()
  await page.locator('.cm-content').click()
  await page.keyboard.type('Half of an answer.')

  await page.context().setOffline(true)
  await chooseIn(page, t('post.more_question'), 'Flag')
  const alert = page.getByRole('alert').filter({ hasText: t('error.offline') })
  await expect(alert).toBeVisible()
  await expect(page.locator('.cm-content')).toHaveText('Half of an answer.')

  await page.context().setOffline(false)
  await alert.getByRole('button', { name: t('error.retry') }).click()
  const dialog = page.getByRole('dialog', { name: 'Flag question' })
  await expect(dialog.getByRole('radio', { name: /Spam/ })).toBeVisible()
})

test('a question that cannot be sent says so above its button, which sends it again', async ({
  open,
  server,
  watch,
}) => {
  watch.expectNoConnection()
  const { t } = wordsIn('en_US')
  const page = await open({ as: await newMember(server, 'Cut While Asking') })
  await visit(page, '/questions/ask')
  await page.getByRole('textbox', { name: t('ask.question_title') }).fill('Does this title survive the cut?')
  await page.getByRole('textbox', { name: t('ask.body') }).fill('A body that is long enough.')
  await page.getByRole('combobox', { name: t('nav.tags') }).fill('cooking')
  await page.getByRole('option', { name: /^cooking/ }).click()
  await page.context().setOffline(true)
  const post = page.getByRole('button', { name: t('ask.post') })
  await post.click()
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: t('error.offline') }),
  ).toBeVisible()
  await page.context().setOffline(false)
  // Playwright's click fails if anything covers the button.
  await post.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Does this title survive the cut?' })).toBeVisible()
})

test('an image that fails to load is shown as broken, and hidden if it is decorative', async ({
  page,
  admin,
  watch,
}) => {
  watch.expectStatus(404, /^\/uploads\/post\//)
  const text = '![A map of the valley](/uploads/post/gone.png)\n\n![](/uploads/post/also-gone.png)'
  const question = await askOne(admin, 'Which way leads out of the valley?', text)
  await visit(page, `/questions/${question}`)
  const picture = page.getByRole('img', { name: 'A map of the valley' })
  await expect(picture).toHaveCSS('border-style', 'dashed')
  await expect(page.locator('img[src$="also-gone.png"]')).toBeHidden()
})

test('a member suspended while a page is open learns of it with the next action', async ({
  open,
  server,
  admin,
  watch,
}) => {
  const { t } = wordsIn('en_US')
  const question = await askOne(admin, 'Who is still here?')
  const member = await newMember(server, 'Still Here')
  const { id } = (await unwrap(member.api.call('getCurrentUser'))) ?? { id: '' }
  const page = await open({ as: member })
  // Requests for notifications are blocked, so that the action is the first request to be refused.
  await page.route('**/answer/api/v1/notification/**', () => undefined)
  await visit(page, `/questions/${question}`)
  watch.expectStatus(403, /\/collection\/switch$/)
  await unwrap(admin.api.call('updateUserStatus', { body: { user_id: id, status: 'suspended' } }))
  await page.getByRole('button', { name: t('bookmarks.off') }).click()
  await expect(page).toHaveURL(/\/users\/account-suspended$/)
  await expect(page.getByRole('heading', { level: 1, name: t('auth.suspended_title') })).toBeVisible()
})

test('an invalid login link ends no session', async ({ open, server, watch }) => {
  watch.expectStatus(403, '/answer/api/v1/user/login/landing')
  const { t } = wordsIn('en_US')
  const member = await newMember(server, 'Keeps Session')
  const page = await open({ as: member })
  await visit(page, '/users/auth-landing?access_token=nobody')
  await expect(page.getByText('This login is no longer valid. Please log in again.')).toBeVisible()
  await visit(page, '/questions/ask')
  await expect(page.getByRole('textbox', { name: t('ask.question_title') })).toBeVisible()
})
