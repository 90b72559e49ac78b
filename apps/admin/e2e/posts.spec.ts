import { unwrap } from '@quandary/api-client'
import { messages as english } from '@quandary/i18n/catalogues/en_US/server'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/server'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { clientOf, newMember, type Person } from '../../site/e2e/support/people.ts'
import { openMenu, storyLanguage, t } from './support/words.ts'

const ask = async (person: Person, title: string) => {
  const body = { title, content: 'I have looked everywhere.', tags: [{ slug_name: 'baking' }] }
  return (await unwrap(person.api.call('createQuestion', { body }))).id
}
const answer = async (person: Person, question_id: string, content: string) =>
  (await unwrap(person.api.call('createAnswer', { body: { question_id, content } }))).info.id

const refusals = { en_US: english['error.question.not_found'], zh_CN: chinese['error.question.not_found'] }

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const tab = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('navigation', { name: t('status') })
    .getByRole('link', { name })
/** Chooses a tab. On narrow windows the tabs after the third are behind a disclosure. */
const chooseTab = async (page: Page, name: string) => {
  await tab(page, t('posts.status_normal')).waitFor()
  const more = page.getByRole('main').getByText(t('kit.more'), { exact: true })
  if (!(await tab(page, name).isVisible())) await more.click()
  await tab(page, name).click()
}
const titlesIn = async (person: Person, status: 'normal' | 'closed' | 'deleted' | 'pending', query = '') =>
  (await unwrap(person.api.call('listAdminQuestions', { query: { status, query } }))).list.map(({ title }) => title)

test('questions are found, closed and reopened with an undo', async ({ open, admin, watch }) => {
  watch.expectStatus(400, '/answer/admin/api/question/status')
  const id = await ask(admin, 'Why does my zwieback collapse?')
  const page = await open({ as: admin })
  await page.goto('/admin')
  await openMenu(page)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('nav.questions'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('nav.questions') })).toBeVisible()

  await page.getByRole('searchbox').fill(`question:${id}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`query=question%3A${id}`))
  await expect(page.getByRole('row')).toHaveCount(2)
  // Shows an empty list first, so that the row used below belongs to the last search and is not replaced while it has
  // the focus.
  await page.getByRole('searchbox').fill('zwieback nowhere')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('list.no_match', { query: 'zwieback nowhere' }))).toBeVisible()
  await page.getByRole('searchbox').fill('ZWIEBACK')
  await page.keyboard.press('Enter')
  const row = rowOf(page, 'Why does my zwieback collapse?')
  await expect(row.getByRole('link', { name: 'Why does my zwieback collapse?' })).toHaveAttribute(
    'href',
    `/questions/${id}`,
  )

  // With the keyboard only: the menu opens, the action runs, and the focus is not lost with the removed row.
  await row.getByRole('button', { name: t('posts.actions', { title: 'Why does my zwieback collapse?' }) }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: t('posts.close_ask') }).press('Enter')
  const closing = page.getByRole('dialog', { name: t('questions.close_title', { count: 1 }) })
  await expect(closing.getByRole('radio')).toHaveCount(4)
  // The first reason needs the address of another question; a wrong one is refused at its field.
  await page.keyboard.press('Space')
  await expect(closing.getByRole('radio').first()).toBeChecked()
  await closing.getByRole('textbox').fill('no address')
  await closing.getByRole('textbox').press('Enter')
  await expect(closing.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect(closing.getByRole('textbox')).toBeFocused()
  await closing.getByRole('radio').nth(1).press('Space')
  await expect(closing.getByRole('textbox')).toHaveCount(0)
  await closing.getByRole('button', { name: t('questions.close_submit', { count: 1 }) }).press('Enter')
  await expect(toast(page, t('questions.close_done', { count: 1 }))).toBeVisible()
  await expect(page.getByText(t('list.no_match', { query: 'ZWIEBACK' }))).toBeVisible()
  await expect(page.locator(':focus')).not.toHaveCount(0)
  expect(await titlesIn(admin, 'closed', 'zwieback')).toEqual(['Why does my zwieback collapse?'])
  expect((await unwrap(admin.api.call('getQuestion', { query: { id } }))).operation?.type).toBe(
    'Against a community rule',
  )

  await toast(page, t('questions.close_done', { count: 1 }))
    .getByRole('button', { name: t('posts.undo') })
    .click()
  await expect(row).toBeVisible()
  expect(await titlesIn(admin, 'closed', 'zwieback')).toEqual([])

  await unwrap(admin.api.call('closeQuestion', { body: { id, close_type: 63, close_msg: '' } }))
  await page.goto('/admin/questions?filter=closed&query=zwieback')
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: t('posts.reopen_ask') }).click()
  await page.getByRole('button', { name: t('questions.reopen_submit', { count: 1 }) }).click()
  await expect(toast(page, t('questions.reopen_done', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('posts.undo') })).toHaveCount(0)
  expect(await titlesIn(admin, 'closed', 'zwieback')).toEqual([])
})

test('lists are ordered by the heads of their columns, and by a choice on narrow windows', async ({
  open,
  admin,
  server,
}) => {
  const asker = await newMember(server, 'Sourdough Asker')
  const liked = await ask(asker, 'Does sourdough like music?')
  const asked = await ask(asker, 'Does sourdough like silence?')
  await answer(admin, asked, 'It told me that it does.')
  await unwrap(admin.api.call('voteUp', { body: { object_id: liked, is_cancel: false } }))
  const page = await open({ as: admin, viewport: { width: 1280, height: 800 } })
  await page.goto('/admin/questions?query=sourdough+like')
  const shown = page.getByRole('rowheader').getByRole('link', { name: /^Does sourdough like/ })
  const order = async (...titles: string[]) =>
    expect(shown).toHaveText(titles.map((title) => `Does sourdough like ${title}?`))
  const head = (name: string) => page.getByRole('columnheader', { name })
  await expect(head(t('created'))).toHaveAttribute('aria-sort', 'descending')
  await order('silence', 'music')
  await head(t('posts.votes')).getByRole('link').press('Enter')
  await expect(head(t('posts.votes'))).toHaveAttribute('aria-sort', 'descending')
  await order('music', 'silence')
  await head(t('posts.answers')).getByRole('link').click()
  await order('silence', 'music')
  await head(t('posts.answers')).getByRole('link').click()
  await expect(head(t('posts.answers'))).toHaveAttribute('aria-sort', 'ascending')
  await order('music', 'silence')
  await expect(page).toHaveURL(/query=sourdough[+]like&order=answers&direction=asc/)

  await page.setViewportSize({ width: 390, height: 844 })
  const choice = page.getByRole('combobox', { name: t('list.order') })
  await expect(choice).toHaveValue('5')
  await choice.selectOption({ label: t('list.order_created_asc') })
  await expect(page).toHaveURL(/query=sourdough[+]like&direction=asc$/)
  await order('music', 'silence')
  await choice.selectOption({ label: t('list.order_created_desc') })
  await order('silence', 'music')

  for (const path of ['/admin/answers', '/admin/users']) {
    await page.goto(path)
    await choice.selectOption({ index: 3 })
    await expect(page).toHaveURL(/order=\w+&direction=asc$/)
    await expect(choice).toHaveValue('3')
    await expectNoSidewaysScroll(page)
    expect(await findingsOn(page)).toEqual([])
  }
  await unwrap(
    asker.api.call('createReport', {
      body: { object_id: liked, report_type: 59, source: 'question', content: 'Look.' },
    }),
  )
  await unwrap(asker.api.call('createReport', { body: { object_id: asked, report_type: 57, source: 'question' } }))
  await page.goto('/admin/flags')
  await expect(rowOf(page, 'Does sourdough like music?')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await head(t('created')).getByRole('link').click()
  await expect(head(t('created'))).toHaveAttribute('aria-sort', 'descending')
  await expect(rowOf(page, 'Does sourdough like music?')).toBeVisible()
  // The default order is by the last change of a flag. The table has no column for it, so the select is shown on wide
  // windows too.
  await choice.selectOption({ label: t('list.order_updated_desc') })
  await expect(page).toHaveURL(/[/]admin[/]flags$/)
  await expect(head(t('created'))).not.toHaveAttribute('aria-sort')
  await page.goto('/admin/questions')
  await expect(head(t('created'))).toBeVisible()
  await expect(choice).toBeHidden()
})

test('selected questions are deleted after a confirmation, and restored', async ({ open, admin }) => {
  const titles = ['How warm is warm water?', 'How long is a pinch?', 'How salty is the sea?']
  for (const title of titles) await ask(admin, title)
  const page = await open({ as: admin })
  await page.goto('/admin/questions?query=how')
  for (const title of titles.slice(0, 2)) {
    await page.getByRole('checkbox', { name: t('kit.select_row', { name: title }) }).check()
  }
  await expect(page.getByRole('status').filter({ hasText: t('kit.selected', { count: 2 }) })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: t('posts.delete_ask') }).click()
  const dialog = page.getByRole('dialog', { name: t('questions.delete_title', { count: 2 }) })
  await dialog.getByRole('button', { name: t('kit.cancel') }).click()
  await expect(dialog).toHaveCount(0)
  expect(await titlesIn(admin, 'deleted', 'how')).toEqual([])

  await page.getByRole('button', { name: t('posts.delete_ask') }).click()
  await dialog.getByRole('button', { name: t('questions.delete_submit', { count: 2 }) }).click()
  await expect(toast(page, t('questions.delete_done', { count: 2 }))).toBeVisible()
  await expect(rowOf(page, titles[0] ?? '')).toHaveCount(0)
  await expect(rowOf(page, titles[2] ?? '')).toBeVisible()
  expect((await titlesIn(admin, 'deleted', 'how')).toSorted()).toEqual(titles.slice(0, 2).toSorted())

  await chooseTab(page, t('posts.status_deleted'))
  await expect(page).toHaveURL(/filter=deleted/)
  await page.getByRole('checkbox', { name: t('kit.select_all') }).check()
  await page.getByRole('button', { name: t('posts.restore') }).click()
  await expect(toast(page, t('questions.restore_done', { count: 2 }))).toBeVisible()
  expect(await titlesIn(admin, 'deleted', 'how')).toEqual([])
  await page.goBack()
  await expect(rowOf(page, titles[0] ?? '')).toBeVisible()
})

test('a question that waits is approved', async ({ open, admin, server }) => {
  const settings = await unwrap(admin.api.call('getWriteSettings'))
  await unwrap(admin.api.call('updateWriteSettings', { body: { ...settings, first_posts_wait: true } }))
  const member = await newMember(server, 'New Baker')
  await ask(member, 'Is yeast alive?')
  await unwrap(admin.api.call('updateWriteSettings', { body: settings }))
  const page = await open({ as: admin })
  await page.goto('/admin/questions')
  await expect(tab(page, t('posts.status_pending'))).toContainText('1')
  await chooseTab(page, t('posts.status_pending'))
  await rowOf(page, 'Is yeast alive?').getByRole('button').click()
  await page.getByRole('menuitem', { name: t('posts.approve_ask') }).click()
  await expect(page.getByRole('dialog')).toContainText('I have looked everywhere.')
  await page.getByRole('button', { name: t('questions.approve_submit', { count: 1 }) }).click()
  await expect(toast(page, t('questions.approve_done', { count: 1 }))).toBeVisible()
  await expect(page.getByText(t('questions.none_pending'))).toBeVisible()
  expect(await titlesIn(admin, 'normal', 'yeast')).toEqual(['Is yeast alive?'])
})

test('answers are found by their question, deleted and restored', async ({ open, admin, server }) => {
  const member = await newMember(server, 'Able Baker')
  const question = await ask(admin, 'Which flour for a baguette?')
  const id = await answer(member, question, 'French flour of type 65, I think.')
  const page = await open({ as: admin })
  await page.goto('/admin')
  await openMenu(page)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('nav.answers'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('nav.answers') })).toBeVisible()
  await page.goto('/admin/questions?query=baguette')
  await rowOf(page, 'Which flour for a baguette?').getByRole('link', { name: /1/ }).click()
  await expect(page).toHaveURL(`${server.address}/admin/answers?question=${question}`)
  const row = rowOf(page, 'Which flour for a baguette?')
  await expect(row).toContainText('French flour of type 65')
  await expect(row.getByRole('link', { name: 'Able Baker' })).toBeVisible()
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: t('posts.delete_ask') }).click()
  await page.getByRole('button', { name: t('answers.delete_submit', { count: 1 }) }).click()
  await expect(toast(page, t('answers.delete_done', { count: 1 }))).toBeVisible()
  await expect(row).toHaveCount(0)
  const deleted = { status: 'deleted', query: `answer:${id}` } as const
  expect((await unwrap(admin.api.call('listAdminAnswers', { query: deleted }))).count).toBe(1)
  await toast(page, t('answers.delete_done', { count: 1 }))
    .getByRole('button', { name: t('posts.undo') })
    .click()
  await expect(row).toBeVisible()
  expect((await unwrap(admin.api.call('listAdminAnswers', { query: deleted }))).count).toBe(0)
})

test('an answer that waits is approved, and selected answers are deleted on a phone', async ({
  open,
  admin,
  server,
}) => {
  const settings = await unwrap(admin.api.call('getWriteSettings'))
  const question = await ask(admin, 'Who approves of rye?')
  await unwrap(admin.api.call('updateWriteSettings', { body: { ...settings, first_posts_wait: true } }))
  const member = await newMember(server, 'Waiting Baker')
  const id = await answer(member, question, 'I do, with caraway.')
  await unwrap(admin.api.call('updateWriteSettings', { body: settings }))
  const page = await open({ as: admin, viewport: { width: 390, height: 844 } })
  await page.goto('/admin/answers?filter=pending')
  const row = rowOf(page, 'I do, with caraway.')
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: t('posts.approve_ask') }).press('Enter')
  await page.getByRole('button', { name: t('answers.approve_submit', { count: 1 }) }).press('Enter')
  await expect(toast(page, t('answers.approve_done', { count: 1 }))).toBeVisible()
  await expect(page.getByText(t('answers.none_pending'))).toBeVisible()
  const normal = { status: 'normal', query: `answer:${id}` } as const
  expect((await unwrap(admin.api.call('listAdminAnswers', { query: normal }))).count).toBe(1)

  await page.goto(`/admin/answers?question=${question}`)
  await row.getByRole('checkbox').press('Space')
  expect(await findingsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('posts.delete_ask') }).press('Enter')
  await page.getByRole('button', { name: t('answers.delete_submit', { count: 1 }) }).press('Enter')
  await expect(toast(page, t('answers.delete_done', { count: 1 }))).toBeVisible()
  expect((await unwrap(admin.api.call('listAdminAnswers', { query: normal }))).count).toBe(0)
})

test('selected questions are closed, and opened again by the undo', async ({ open, admin }) => {
  const titles = ['Is bulk flour cheap?', 'Is bulk flour fresh?']
  for (const title of titles) await ask(admin, title)
  const page = await open({ as: admin })
  await page.goto('/admin/questions?query=bulk+flour')
  await page.getByRole('checkbox', { name: t('kit.select_all') }).press('Space')
  await page.getByRole('button', { name: t('posts.delete_ask') }).press('Enter')
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText(t('questions.delete_text', { count: 2 }))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: t('posts.close_ask') }).press('Enter')
  await dialog.getByRole('radio').nth(3).press('Space')
  await dialog.getByRole('textbox').fill('Both ask for a shop.')
  await dialog.getByRole('button', { name: t('questions.close_submit', { count: 2 }) }).press('Enter')
  const done = toast(page, t('questions.close_done', { count: 2 }))
  await expect(done).toBeVisible()
  expect((await titlesIn(admin, 'closed', 'bulk flour')).toSorted()).toEqual(titles)
  await done.getByRole('button', { name: t('posts.undo') }).press('Enter')
  await expect(rowOf(page, 'Is bulk flour')).toHaveCount(2)
  expect(await titlesIn(admin, 'closed', 'bulk flour')).toEqual([])
})

test('a refusal of the server is told, and the row stays', async ({ open, admin, watch }) => {
  await ask(admin, 'Who refuses this?')
  watch.expectStatus(400, '/answer/admin/api/question/status')
  const page = await open({ as: admin })
  await page.route('**/answer/admin/api/question/status', (route) =>
    route.continue({ postData: JSON.stringify({ question_id: 'nonsense', status: 'closed', close_type: 63 }) }),
  )
  await page.goto('/admin/questions?query=refuses')
  await rowOf(page, 'Who refuses this?').getByRole('button').click()
  await page.getByRole('menuitem', { name: t('posts.close_ask') }).click()
  await page.getByRole('dialog').getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: t('questions.close_submit', { count: 1 }) }).click()
  await expect(page.getByText(refusals[storyLanguage()])).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Who refuses this?')).toBeVisible()
})

test('flags are decided on with a note', async ({ open, admin, server }) => {
  const member = await newMember(server, 'Watchful Baker')
  const seller = await newMember(server, 'Flour Seller')
  const question = await ask(admin, 'Where do you buy flour?')
  const id = await answer(seller, question, 'Buy cheap flour at my shop.')
  await unwrap(member.api.call('createReport', { body: { object_id: id, report_type: 57, source: 'answer' } }))
  await unwrap(member.api.call('createReport', { body: { object_id: question, report_type: 58, source: 'question' } }))
  const page = await open({ as: admin })
  await page.goto('/admin/flags')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('flags.kinds_answer'), exact: true })
    .click()
  await expect(page).toHaveURL(/type=answer/)
  const row = rowOf(page, 'Buy cheap flour')
  await expect(row.getByRole('link', { name: 'Watchful Baker' }).first()).toBeVisible()
  await row.getByRole('button', { name: t('flags.decide_on', { title: 'Where do you buy flour?' }) }).click()
  const dialog = page.getByRole('dialog', { name: t('flags.decide_answer') })
  await expect(dialog).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  const outcomes = await unwrap(
    clientOf(server.address, admin.token, storyLanguage()).call('listAdminReasons', {
      query: { object_type: 'answer', action: 'review' },
    }),
  )
  const remove = outcomes.find(({ reason_type }) => reason_type === 75)?.name ?? ''
  await dialog.getByRole('radio', { name: remove }).check()
  await dialog.getByLabel(t('flags.note')).fill('An advertisement.')
  await expect(dialog).toContainText('Buy cheap flour at my shop.')
  await expect(dialog).toContainText('Watchful Baker')
  await dialog.getByRole('button', { name: t('flags.decide_delete_answer') }).click()
  await expect(toast(page, t('flags.decided'))).toBeVisible()
  await expect(page.getByText(t('flags.none_pending'))).toBeVisible()
  const deleted = { status: 'deleted', query: `answer:${id}` } as const
  expect((await unwrap(admin.api.call('listAdminAnswers', { query: deleted }))).count).toBe(1)

  await tab(page, t('flags.state_completed')).click()
  await expect(rowOf(page, 'Buy cheap flour')).toContainText('An advertisement.')
  await expect(
    rowOf(page, 'Buy cheap flour').getByRole('link', { name: admin.name }).filter({ visible: true }),
  ).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
})

for (const path of ['/admin/questions', '/admin/answers', '/admin/flags', '/admin/questions?query=nothing-like-it']) {
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
