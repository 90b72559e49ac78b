import { unwrap } from '@quandary/api-client'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { createI18n } from '@quandary/i18n'
import { findingsOn } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { answerOne, askOne, chooseIn } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const words = createI18n<typeof english>({ language: 'en_US', messages: english }).t
const MORE = t('post.more_question')

test('a question is closed as a duplicate, says so, and is reopened', async ({ open, admin, api, server }) => {
  const original = await askOne(admin, 'How long does rye dough rise in winter?')
  await answerOne(admin, original, 'Until it has doubled, however long that is.')
  const id = await askOne(await newMember(server, 'Closed Asker'), 'How long has rye dough to rise when it is cold?')
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  await chooseIn(page, MORE, 'Close')
  const dialog = page.getByRole('dialog', { name: words('close.title') })
  await expect(dialog.getByRole('radio', { name: /A duplicate/ })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])

  await dialog.getByRole('button', { name: words('close.go') }).click()
  await expect(dialog.getByText(t('report.reason_required'))).toBeVisible()
  await dialog.getByRole('radio', { name: /A duplicate/ }).check()
  await dialog.getByRole('button', { name: words('close.go') }).click()
  await expect(dialog.getByText(words('reason.text_required'))).toBeVisible()
  await dialog.getByRole('textbox').fill('rye dough winter')
  await dialog
    .getByRole('list', { name: words('close.originals') })
    .getByRole('button', { name: /How long does rye dough rise in winter/ })
    .click()
  await expect(dialog.getByRole('textbox')).toHaveValue(new RegExp(`^${server.address}/questions/${original}`))
  await dialog.getByRole('button', { name: words('close.go') }).click()
  await expect(page.getByRole('status').filter({ hasText: words('close.done') })).toBeVisible()
  await expect(dialog).toBeHidden()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(`[${t('questions.closed')}]`)
  await expect(page.getByText(t('questions.closed_title', { reason: 'A duplicate' }))).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'How long does rye dough rise in winter?', exact: true }),
  ).toHaveAttribute('href', new RegExp(`^/questions/${original}`))
  await expect(page.getByText(t('answers.closed'))).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: t('questions.read_answers', { count: 1 }) }),
  ).toHaveAttribute('href', new RegExp(`^/questions/${original}`))
  await expect(page.getByRole('textbox', { name: t('answers.text') })).toBeHidden()
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).status).toBe(2)

  await chooseIn(page, MORE, 'Reopen')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('act.reopen_question.go') })
    .click()
  await expect(page.getByRole('status').filter({ hasText: words('act.reopen_question.done') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('[')
  await expect(page.getByRole('textbox', { name: t('answers.text') })).toBeVisible()
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).status).toBe(1)
})

test('closing, unlisting, pinning and deleting are taken back by their messages', async ({ open, admin, api }) => {
  const id = await askOne(admin, 'Which acts can be taken back at once?')
  await answerOne(admin, id, 'An answer that can be taken back.')
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const dialog = page.getByRole('dialog')
  const undo = async (text: string, undone: string) => {
    const message = page.getByRole('status').filter({ hasText: text })
    await message.getByRole('button', { name: words('act.undo') }).click()
    await expect(page.getByRole('status').filter({ hasText: undone })).toBeVisible()
  }

  await chooseIn(page, MORE, 'Close')
  await dialog.getByRole('radio', { name: /Needs details or clarity/ }).check()
  const remark = dialog.getByRole('textbox')
  if ((await remark.count()) > 0) await remark.fill('It needs the attention of staff.')
  await dialog.getByRole('button', { name: words('close.go') }).click()
  await undo(words('close.done'), words('act.reopen_question.done'))
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).status).toBe(1)

  await chooseIn(page, MORE, 'Unlist')
  await undo(words('act.hide_question.done'), words('act.show_question.done'))
  await expect(page.getByText(t('questions.hidden'))).toBeHidden()

  await chooseIn(page, MORE, 'Pin')
  await dialog.getByRole('button', { name: words('act.pin_question.go') }).click()
  await undo(words('act.pin_question.done'), words('act.unpin_question.done'))
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).pin).toBe(1)

  await chooseIn(page, t('post.more_answer', { name: await nameOf(admin) }), 'Delete')
  await dialog.getByRole('button', { name: words('act.delete_answer.go') }).click()
  await undo(words('act.delete_answer.done'), words('act.undelete_answer.done'))
  await expect(page.getByText('An answer that can be taken back.')).toBeVisible()

  await chooseIn(page, MORE, 'Delete')
  await dialog.getByRole('button', { name: words('act.delete_question.go') }).click()
  await undo(words('act.delete_question.done'), words('act.undelete_question.done'))
  await expect(page.getByText(t('post.deleted_lead'))).toBeHidden()
  expect((await api.call('getQuestion', { query: { id } })).error).toBeUndefined()
})

test('authors who are no staff cannot take back a deletion, and are not offered to', async ({
  open,
  admin,
  server,
}) => {
  const id = await askOne(admin, 'Who takes back the deletion of an answer?')
  const author = await newMember(server, 'Deletes Own')
  await answerOne(author, id, 'Staff alone can do that.')
  const page = await open({ as: author })
  await visit(page, `/questions/${id}`)
  await chooseIn(page, t('post.more_answer', { name: await nameOf(author) }), 'Delete')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('act.delete_answer.go') })
    .click()
  const message = page.getByRole('status').filter({ hasText: words('act.delete_answer.done') })
  await expect(message).toBeVisible()
  await expect(message.getByRole('button', { name: words('act.undo') })).toHaveCount(0)
})

test('a question is pinned, unpinned, hidden from lists and shown again', async ({
  open,
  admin,
  api,
  page: guest,
  watch,
}) => {
  const id = await askOne(admin, 'What is worth keeping above every list?')
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const expectStatus = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

  await chooseIn(page, MORE, 'Pin')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('act.pin_question.go') })
    .click()
  await expectStatus(words('act.pin_question.done'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('questions.pinned'))
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).pin).toBe(2)
  await chooseIn(page, MORE, 'Unpin')
  await expectStatus(words('act.unpin_question.done'))
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(t('questions.pinned'))

  await chooseIn(page, MORE, 'Unlist')
  await expectStatus(words('act.hide_question.done'))
  await expect(page.getByText(t('questions.hidden'))).toBeVisible()
  await visit(page, `/questions/${id}`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  watch.expectStatus(404, /\/questions\//)
  await guest.goto(`/questions/${id}`)
  await expect(guest.getByRole('heading', { level: 1, name: words('gone.title') })).toBeVisible()
  await chooseIn(page, MORE, 'List')
  await expectStatus(words('act.show_question.done'))
  await expect(page.getByText(t('questions.hidden'))).toBeHidden()
})

test('deleting asks first, says what is lost, and can be undone', async ({
  open,
  admin,
  api,
  server,
  page: guest,
  watch,
}) => {
  const id = await askOne(admin, 'Which question will be deleted here?')
  const answerId = await answerOne(await newMember(server, 'Lost Answer'), id, 'This one, with this answer.')
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const dialog = page.getByRole('dialog')

  await chooseIn(page, t('post.more_answer', { name: 'Lost Answer' }), 'Delete')
  await expect(dialog.getByText(words('act.delete_answer.text'))).toBeVisible()
  await dialog.getByRole('button', { name: words('act.delete_answer.go') }).click()
  const answer = page.locator(`[id="${answerId}"]`)
  await expect(answer.getByText(t('answers.deleted'))).toBeVisible()
  await expect(answer.getByRole('button', { name: t('comments.add') })).toBeHidden()
  await expect(page.getByText(t('answers.not_public', { count: 1 }))).toBeVisible()
  expect((await unwrap(api.call('listAnswers', { query: { question_id: id } }))).count).toBe(0)
  await chooseIn(page, t('post.more_answer', { name: 'Lost Answer' }), 'Undelete')
  await dialog.getByRole('button', { name: words('act.undelete_answer.go') }).click()
  await expect(answer.getByText(t('answers.deleted'))).toBeHidden()

  await chooseIn(page, MORE, 'Delete')
  await expect(dialog.getByText(words('act.delete_question.text_valued'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('summary', { hasText: MORE })).toBeFocused()
  await chooseIn(page, MORE, 'Delete')
  await dialog.getByRole('button', { name: words('act.delete_question.go') }).click()
  await expect(page.getByRole('status').filter({ hasText: words('act.delete_question.done') })).toBeVisible()
  await expect(page.getByText(t('post.deleted_lead'))).toBeVisible()
  expect((await api.call('getQuestion', { query: { id } })).error?.status).toBe(404)
  watch.expectStatus(404, /\/questions\//)
  await guest.goto(`/questions/${id}/which-question-will-be-deleted-here`)
  await expect(guest.getByText(words('gone.text'))).toBeVisible()
  const search = guest.getByRole('main').getByRole('searchbox', { name: words('gone.search') })
  await expect(search).toHaveValue('which question will be deleted here')
  expect(await findingsOn(guest)).toEqual([])
  await search.press('Enter')
  await expect(guest).toHaveURL(/\/search\?q=which\+question|\/search\?q=which%20question/)
  await page
    .getByRole('main')
    .getByRole('button', { name: words('act.undelete_question.go') })
    .click()
  await dialog.getByRole('button', { name: words('act.undelete_question.go') }).click()
  await expect(page.getByText(t('post.deleted_lead'))).toBeHidden()
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).status).toBe(1)
})

test('people are invited to answer', async ({ open, admin, api, server }) => {
  const knower = await newMember(server, 'Quinn Knows')
  const id = await askOne(admin, 'Who could know anything about this?')
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  await page.getByRole('button', { name: words('invite.choose') }).click()
  const dialog = page.getByRole('dialog', { name: words('invite.title') })
  await dialog.getByRole('combobox').fill('Nobody at all')
  await expect(dialog.getByText(words('invite.none'))).toBeVisible()
  await dialog.getByRole('combobox').fill('qui')
  await page.getByRole('option', { name: `Quinn Knows @${knower.username}` }).click()
  await dialog.getByRole('button', { name: words('invite.go') }).click()
  await expect(page.getByRole('status').filter({ hasText: words('invite.done') })).toBeVisible()
  await expect(page.getByRole('list', { name: words('invite.invited') })).toContainText('Quinn Knows')
  const invited = await unwrap(api.call('listQuestionInvites', { query: { id } }))
  expect(invited.map(({ username }) => username)).toEqual([knower.username])
})

async function nameOf({ api }: Person): Promise<string> {
  return (await unwrap(api.call('getCurrentUser')))?.display_name ?? ''
}
