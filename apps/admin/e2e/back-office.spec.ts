import { unwrap } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { waitForHydration, expect, test } from '../../site/e2e/support/fixtures.ts'
import { newMember } from '../../site/e2e/support/people.ts'
import { openMenu, pattern, site, storyLanguage, t } from './support/words.ts'

const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: t('nav.dashboard') })).toBeVisible()

test('a guest is sent to the login and returns to the screen afterwards', async ({ page, server, watch }) => {
  watch.expectStatus(401, /^\/answer\//)
  await page.goto('/admin/general')
  await expect(page).toHaveURL(/\/users\/login/)
  await waitForHydration(page)
  await page.getByLabel(site('auth.email')).fill(server.admin.email)
  await page.getByRole('textbox', { name: site('auth.password') }).fill(server.admin.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: site('auth.login') })
    .click()
  await expect(page).toHaveURL(`${server.address}/admin/general`)
  await expect(page.getByRole('heading', { level: 1, name: t('nav.general') })).toBeVisible()
})

test('a member gets the 403 page and none of the back office', async ({ open, server }) => {
  const member = await newMember(server, 'Curious Member')
  const page = await open({ as: member })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: t('error.title_403') })).toBeVisible()
  await expect(page.getByText(t('error.403'))).toBeVisible()
  await expect(page.getByText(t('dashboard.statistics'))).toHaveCount(0)
  const refused = await member.api.call('getDashboard')
  expect(refused.error?.status).toBe(403)
})

test('the dashboard shows the figures of the API', async ({ open, admin }) => {
  const { info } = await unwrap(admin.api.call('getDashboard'))
  expect(info.question_count).toBeGreaterThan(0)
  const page = await open({ as: admin })
  await page.goto('/admin')
  await expectDashboard(page)
  const statistics = page.getByRole('region', { name: t('dashboard.statistics') })
  for (const [label, count] of [
    [t('dashboard.questions'), info.question_count],
    [t('dashboard.answers'), info.answer_count],
    [t('dashboard.comments'), info.comment_count],
    [t('dashboard.votes'), info.vote_count],
    [t('dashboard.users'), info.user_count],
    [t('dashboard.flags'), info.report_count],
  ] as const) {
    const tile = statistics.locator('dl > div', { has: page.getByText(label, { exact: true }) })
    await expect(tile.getByRole('definition').first()).toHaveText(formatExactCount(count, storyLanguage()))
  }
})

test('the charts show what happened, for three time spans, with a table of the same numbers', async ({
  open,
  admin,
}) => {
  const { days } = await unwrap(admin.api.call('getActivity'))
  const total = formatExactCount(
    days.reduce((sum, day) => sum + day.questions, 0),
    storyLanguage(),
  )
  const page = await open({ as: admin })
  await page.goto('/admin')
  const activity = page.getByRole('region', { name: t('activity.title'), exact: true })
  const chartOf = (title: string, sum: string, count: number) => {
    const summary = t('activity.summary', { title, total: sum, count, most: 'MOST', step: 'STEP' })
    return activity.getByRole('img', { name: pattern(summary, 'TOTAL', 'MOST', 'STEP') })
  }
  const chart = chartOf(t('activity.questions'), total, 30)
  await expect(chart).toBeVisible()
  await expect(activity.getByRole('table')).toHaveCount(0)
  await activity.getByRole('button', { name: t('activity.table') }).press('Enter')
  await expect(activity.getByRole('row')).toHaveCount(31)
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await activity.getByRole('link', { name: t('activity.days', { count: 365 }) }).click()
  await expect(page).toHaveURL(/days=365/)
  await expect(chartOf(t('activity.questions'), 'TOTAL', 365)).toBeVisible()
  // A year is shown by week: 52 full weeks, a row for the remaining day, and the row of headings.
  await expect(activity.getByRole('row')).toHaveCount(54)
})

test('the dashboard leads to what waits', async ({ open, admin, server }) => {
  const member = await newMember(server, 'Alert Member')
  const body = { title: 'Is this an advertisement?', content: 'Buy at my shop.', tags: [{ slug_name: 'baking' }] }
  const { id } = await unwrap(admin.api.call('createQuestion', { body }))
  const page = await open({ as: admin })
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: t('waiting.title') })
  await expect(waiting).toContainText(t('waiting.none'))
  await unwrap(member.api.call('createReport', { body: { object_id: id, report_type: 57, source: 'question' } }))
  await page.reload()
  await expect(waiting).toContainText(t('waiting.flags', { count: 1, n: '1' }))
  await openMenu(page)
  await expect(page.getByRole('navigation').getByRole('link', { name: t('nav.flags') })).toContainText('1')
  await waiting.getByRole('link', { name: t('waiting.flags_act') }).click()
  await expect(page).toHaveURL(`${server.address}/admin/flags`)
  await expect(page.getByRole('row').filter({ hasText: 'Is this an advertisement?' })).toBeVisible()
})

test('the steps of setting up tick themselves, and go away when all are done', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin')
  const setup = page.getByRole('region', { name: t('setup.title') })
  await expect(setup.getByRole('link', { name: t('setup.legal_act') })).toHaveAttribute('href', '/admin/tos')
  const texts = { terms_of_service_original_text: 'Be kind.', privacy_policy_original_text: 'We keep little.' }
  await unwrap(admin.api.call('updateLegalSettings', { body: texts }))
  await page.reload()
  await expect(setup.getByRole('listitem').filter({ hasText: t('setup.legal') })).toContainText(
    `, ${site('kit.step_done')}`,
  )

  const smtp = { from_email: 'qa@example.com', from_name: 'Workshop', smtp_host: 'mail.example.com', smtp_port: 25 }
  const sending = { ...smtp, encryption: '', smtp_authentication: false, smtp_username: '' }
  await unwrap(admin.api.call('updateSmtpSettings', { body: sending }))
  // Pretends that the site has a logo and a public address. The real address must stay, because the tests use it.
  await page.route('**/answer/api/v1/siteinfo', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { general: object; branding: object } }
    const { general, branding } = answer.data
    const data = {
      ...answer.data,
      general: { ...general, site_url: 'https://qa.example.com' },
      branding: { ...branding, logo: '/favicon.ico' },
    }
    return route.fulfill({ response, json: { ...answer, data } })
  })
  await page.reload()
  await expect(page.getByRole('region', { name: t('dashboard.statistics') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('waiting.title') })).toBeVisible()
  await expect(setup).toHaveCount(0)
})

test('a changed site name takes effect at once', async ({ open, page: reader, admin, api }) => {
  const page = await open({ as: admin })
  await page.goto('/admin')
  await openMenu(page)
  await page.getByRole('navigation').getByText(t('nav.settings'), { exact: true }).click()
  await page.getByRole('link', { name: t('nav.general') }).click()
  const name = page.getByLabel(t('general.name'))
  await expect(name).not.toHaveValue('')
  await name.fill('Workshop Answers')
  await page.getByLabel(t('general.short_description')).fill('Questions from the bench')
  await page.getByLabel(t('general.description'), { exact: true }).fill('Tools, wood and metal.')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Workshop Answers' })).toBeVisible()
  expect((await unwrap(api.call('getSiteInfo'))).general).toMatchObject({
    name: 'Workshop Answers',
    short_description: 'Questions from the bench',
  })
  await reader.goto('/')
  await expect(reader).toHaveTitle(/Workshop Answers/)
  await expect(reader.getByRole('banner').getByRole('link', { name: 'Workshop Answers' })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Workshop Answers')
})

test('the account menu chooses theme and language, and logs out', async ({ open, admin, server }) => {
  // A separate session, because the test ends it.
  const page = await open({ as: admin })
  await page.goto('/admin')
  const menu = page.getByRole('button', { name: t('account.menu', { name: admin.name }) })
  await menu.press('Enter')
  await page.getByRole('menuitemradio', { name: t('account.theme_dark') }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await menu.press('Enter')
  await page.getByRole('menuitemradio', { name: '简体中文' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: chinese['nav.dashboard'] })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: chinese['nav.dashboard'] })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: new RegExp(admin.name) })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: chinese['account.logout'] }).press('Enter')
  await expect(page).toHaveURL(`${server.address}/`)
  expect(await page.evaluate(() => localStorage.getItem('_a_ltk_'))).toBeNull()
})

test('an invalid setting is reported at its field and nothing is saved', async ({ open, admin, api }) => {
  const before = await unwrap(api.call('getSiteInfo'))
  const page = await open({ as: admin })
  await page.goto('/admin/general')
  const name = page.getByLabel(t('general.name'))
  await name.fill('')
  await page.getByLabel(t('general.site_url')).fill('not an address')
  await page.getByLabel(t('general.contact_email')).fill('nobody')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(name).toHaveAccessibleDescription(t('form_kit.needed_title', { title: t('general.name') }))
  await expect(name).toBeFocused()
  await expect(page.getByLabel(t('general.site_url'))).toHaveAccessibleDescription(t('form_kit.not_address'))
  await expect(page.getByLabel(t('general.contact_email'))).toHaveAccessibleDescription(t('form_kit.not_email'))
  await expect(page.getByLabel(t('general.contact_email'))).toHaveValue('nobody')
  expect((await unwrap(api.call('getSiteInfo'))).general).toEqual(before.general)

  // Leaving with unsaved changes opens a dialog first. Staying on the page loses no changes.
  await openMenu(page)
  await page.getByRole('link', { name: t('nav.dashboard') }).click()
  await page.getByRole('button', { name: t('unsaved.stay') }).click()
  await expect(page.getByLabel(t('general.contact_email'))).toHaveValue('nobody')
})

test('a field error of the server is shown at the field', async ({ open, admin, watch }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/general')
  await expect(page.getByLabel(t('general.name'))).not.toHaveValue('')
  const path = '/answer/admin/api/siteinfo/general'
  watch.expectStatus(400, path)
  // The form does not accept a name that is too long, so the body is changed on its way to the server.
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const sent = route.request().postDataJSON() as object
    return route.continue({ postData: JSON.stringify({ ...sent, name: 'x'.repeat(129) }) })
  })
  await page.getByLabel(t('general.short_description')).fill('Changed so that there is something to save')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByLabel(t('general.name'))).toHaveAccessibleDescription(/128/)
})

for (const path of ['/admin', '/admin/general', '/admin/nowhere']) {
  test(`has no accessibility violations: ${path}`, async ({ open, admin }) => {
    const page = await open({ as: admin })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findingsInBothThemes(page), `${path}, ${width}`).toEqual([])
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })
}
