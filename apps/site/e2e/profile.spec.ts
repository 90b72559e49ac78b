import { unwrap } from '@quandary/api-client'
import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { communityWordsIn } from './support/community-words.ts'
import { askedBy } from './support/edits.ts'
import { expect, headerMenu, test, visit } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { answerOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const words = communityWordsIn('en_US')

let ada: Person

test.beforeAll(async ({ admin, server }) => {
  await unwrap(admin.api.call('updatePrivilegeSettings', { body: { level: 1, custom_privileges: [] } }))
  ada = await newMember(server, 'Ada Profile')
  for (let n = 1; n <= 31; n += 1) await askedBy(ada, `Question number ${n} of Ada about bread`)
  const other = await askedBy(admin, 'A question of somebody else about soup')
  await unwrap(ada.api.call('switchBookmark', { body: { object_id: other.id, group_id: '0', bookmark: true } }))
  await unwrap(ada.api.call('voteUp', { body: { object_id: other.id, is_cancel: false } }))
  const comment = { object_id: other.id, original_text: 'Which soup do you mean, exactly?', mention_username_list: [] }
  await unwrap(ada.api.call('createComment', { body: comment }))
})

const tabs = (page: Page, language: 'en_US' | 'zh_CN' = 'en_US') =>
  page.getByRole('navigation', { name: wordsIn(language).t('header.profile') })
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('questions in two orders, thirty per page', async ({ page }) => {
  await visit(page, `/users/${ada.username}`)
  await tabs(page)
    .getByRole('link', { name: t('nav.questions') })
    .click()
  await expect(rows(page)).toHaveCount(30)
  await expect(rows(page).first()).toContainText('Question number 31')
  await page.getByRole('link', { name: t('kit.page', { n: 2 }), exact: true }).click()
  await expect(rows(page)).toHaveText(['Question number 1 of Ada about bread'])
  await page.goBack()
  await page.getByRole('link', { name: words('profile.sort.score') }).click()
  await expect(page).toHaveURL(/\/questions\?order=score$/)
  await expect(rows(page)).toHaveCount(30)
})

test('answers are in the order that is marked, at first the newest', async ({ page, server, admin }) => {
  const writer = await newMember(server, 'Cy Profile')
  for (const title of ['Which flour is for rye?', 'Which flour is for spelt?'])
    await answerOne(writer, (await askedBy(admin, title)).id, 'The one on whose bag it says so.')
  const { list } = await unwrap(
    admin.api.call('listPersonalAnswers', { query: { username: writer.username, order: 'newest' } }),
  )
  const older = list.find(({ question_info: { title } }) => title.includes('rye'))
  await unwrap(admin.api.call('voteUp', { body: { object_id: older?.answer_id ?? '', is_cancel: false } }))
  await visit(page, `/users/${writer.username}/answers`)
  await expect(rows(page)).toContainText(['spelt', 'rye'])
  await page.getByRole('link', { name: words('profile.sort.score') }).click()
  await expect(rows(page)).toContainText(['rye', 'spelt'])
})

test('the private tabs, reached from the tabs and from the menu', async ({ open }) => {
  const page = await open({ as: ada })
  await visit(page, '/')
  await headerMenu(page, t('header.account', { name: ada.name })).click()
  await page.getByRole('link', { name: t('header.bookmarks') }).click()
  await expect(rows(page)).toHaveText(['A question of somebody else about soup'])
  await tabs(page)
    .getByRole('link', { name: words('profile.votes') })
    .click()
  await expect(rows(page)).toHaveText(['A question of somebody else about soup'])
  await tabs(page)
    .getByRole('link', { name: words('profile.comments') })
    .click()
  await expect(page.getByText('Which soup do you mean, exactly?')).toBeVisible()
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL(/commentId=/)
})

test('bookmarks and votes of others are private', async ({ page, open, admin }) => {
  await visit(page, `/users/${ada.username}`)
  await expect(tabs(page).getByRole('link', { name: t('header.bookmarks') })).toHaveCount(0)
  await page.goto(`/users/${ada.username}/bookmarks`)
  await expect(page).toHaveURL(/\/users\/login\?next=/)
  const other = await open({ as: admin })
  await visit(other, `/users/${ada.username}/votes`)
  await expect(other).toHaveURL(new RegExp(`/users/${ada.username}$`))
  await expect(other.getByRole('link', { name: words('profile.manage') })).toBeVisible()
})

test('a suspended member is labelled, with the reason', async ({ page, server, admin }) => {
  const bo = await newMember(server, 'Bo Suspended')
  const { id } = await unwrap(bo.api.call('getPersonalUser', { query: { username: bo.username } }))
  await unwrap(admin.api.call('updateUserStatus', { body: { user_id: id, status: 'suspended' } }))
  await visit(page, `/users/${bo.username}`)
  const { status_msg: message = '' } = await unwrap(
    admin.api.call('getPersonalUser', { query: { username: bo.username } }),
  )
  await expect(page.getByRole('main').getByText(message)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('users.suspended'))
})

test('an unknown tab is not found', async ({ page, watch }) => {
  watch.expectStatus(404, `/users/${ada.username}/nothing`)
  const answer = await page.goto(`/users/${ada.username}/nothing`)
  expect(answer?.status()).toBe(404)
})

const MONTHS = [0, 35, 1234, 999_900, -1234, 10, 0, -5, 60, 9_999, 100_000, 2].map((reputation, n) => ({
  month: `2026-${String(n + 1).padStart(2, '0')}`,
  reputation,
}))

for (const [locale, first, last] of [
  ['en-US', 'Jan', 'Dec'],
  ['zh-CN', '1月', '12月'],
] as const) {
  test(`the reputation of twelve months stands beside each other, on any width and in both themes (${locale})`, async ({
    open,
    admin,
    server,
  }) => {
    const member = await newMember(server, locale === 'en-US' ? 'Gains English' : 'Gains Chinese')
    const { id } = await askedBy(member, `Which bread gains most as ${locale} shows it?`)
    await unwrap(admin.api.call('voteUp', { body: { object_id: id, is_cancel: false } }))
    const page = await open({ as: member, locale })
    await page.route('**/answer/api/v1/personal/reputation/months**', (route) =>
      route.fulfill({ json: { code: 200, reason: 'base.success', msg: '', data: MONTHS } }),
    )
    await visit(page, `/users/${member.username}`)
    await tabs(page, locale === 'zh-CN' ? 'zh_CN' : 'en_US')
      .locator('a[href$="/reputation"]')
      .first()
      .click()
    const heading = communityWordsIn(locale === 'zh-CN' ? 'zh_CN' : 'en_US')('profile.reputation_months')
    const part = page
      .getByRole('main')
      .locator('div', { has: page.getByRole('heading', { name: heading }) })
      .last()
    const months = part.getByRole('listitem')
    await expect(months).toHaveCount(12)
    await expect(months.first()).toContainText(first)
    await expect(months.last()).toContainText(last)
    await expect(months.nth(2)).toContainText('1.2k')
    await expect(months.nth(4)).toContainText('−1.2k')
    await expect(months.nth(4)).toHaveAttribute('title', /−1,234$/)
    const heights = await part.locator('rect').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect()))
    expect(heights[3]?.height).toBeGreaterThan((heights[10]?.height ?? 0) * 5)
    expect(heights[0]?.height).toBe(0)
    expect(new Set(heights.map(({ bottom }) => Math.round(bottom))).size, 'all stand on one line').toBe(1)
    const fills = await part.locator('rect').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill))
    expect(fills[4]).not.toBe(fills[3])
    for (const width of [1280, 992, 576, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(page)
      expect(await overlapping(part), `at ${width}`).toEqual([])
    }
    expect(await findingsInBothThemes(page)).toEqual([])
  })
}

/** Returns the texts in an element that overlap another text in it. */
function overlapping(part: Locator): Promise<string[]> {
  return part.locator('li span').evaluateAll((texts) => {
    const boxes = texts.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    })
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return texts.flatMap((text, i) =>
      boxes.some((box, j) => j !== i && meets(box, boxes[i] ?? box)) ? [text.textContent ?? ''] : [],
    )
  })
}

for (const part of ['questions', 'comments', 'bookmarks', 'reputation', 'votes']) {
  test(`the profile is accessible: ${part}`, async ({ open }) => {
    const page = await open({ as: ada, locale: part === 'votes' ? 'zh-CN' : 'en-US' })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, `/users/${ada.username}/${part}`)
      expect(await findingsInBothThemes(page), `${part}, ${width}`).toEqual([])
      await expectNoSidewaysScroll(page)
    }
    const figures = await page
      .getByRole('main')
      .locator('dl > div')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(figures).size, 'all figures stand in one row').toBe(1)
  })
}
