import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { findingsOn } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const words = createI18n<typeof english>({ language: 'en_US', messages: english }).t

test('the author edits a question, returns to an earlier version, and is warned before leaving', async ({
  open,
  api,
  server,
}) => {
  const author = await newMember(server, 'Editing Author')
  const id = await askOne(author, 'What was the first wording of this?')
  const page = await open({ as: author })
  await visit(page, `/questions/${id}`)
  await page.getByRole('link', { name: t('post.edit'), exact: true }).click()
  await expect(page).toHaveURL(`/posts/${id}/edit`)
  const title = page.getByRole('textbox', { name: t('ask.question_title') })
  await expect(title).toHaveValue('What was the first wording of this?')
  await expect(page.getByRole('toolbar')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])

  await title.fill('No?')
  await page.getByRole('button', { name: words('edit.save') }).click()
  await expect(title).toHaveAccessibleDescription(t('form.too_short', { min: 6 }))
  await title.fill('What is the second wording of this?')
  await page.getByRole('link', { name: t('kit.cancel') }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByLabel(words('edit.summary')).fill('Says it better')
  await page.getByRole('button', { name: words('edit.save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What is the second wording of this?' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: words('edit.saved') })).toBeVisible()
  const revisions = await unwrap(api.call('listRevisions', { query: { object_id: id } }))
  expect(revisions.map(({ title: one, reason }) => [one, reason])).toEqual([
    ['What is the second wording of this?', 'Says it better'],
    ['What was the first wording of this?', ''],
  ])

  await visit(page, `/posts/${id}/edit`)
  await page.getByLabel(words('edit.version')).selectOption({ index: 1 })
  await expect(title).toHaveValue('What was the first wording of this?')
  await page.getByRole('link', { name: t('kit.cancel') }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /second wording/ })).toBeVisible()

  await visit(page, `/posts/${id}/edit`)
  await expect(page.getByText(t('draft.back'))).toBeVisible()
  await expect(title).toHaveValue('What was the first wording of this?')
  await page.getByRole('button', { name: t('draft.discard') }).click()
  await page
    .getByRole('dialog', { name: words('draft.discard_title') })
    .getByRole('button', { name: t('draft.discard') })
    .click()
  await expect(title).toHaveValue('What is the second wording of this?')
})

test('an edit by another member waits for review, and nobody can edit meanwhile', async ({
  open,
  admin,
  server,
  watch,
}) => {
  const { options } = await unwrap(admin.api.call('getPrivilegeSettings'))
  const custom = options[0]?.privileges.map(({ key }) => ({
    key,
    value: key === 'rank.answer.edit_without_review' ? 1000 : 1,
    label: '',
  }))
  await unwrap(admin.api.call('updatePrivilegeSettings', { body: { level: 99, custom_privileges: custom ?? [] } }))
  const id = await askOne(admin, 'Whose answer can be made better?')
  const answerId = await answerOne(admin, id, 'An answer with a smal mistake.')
  const helper = await newMember(server, 'Helping Editor')
  const page = await open({ as: helper })
  await visit(page, `/posts/${id}/${answerId}/edit`)
  const text = page.getByRole('textbox', { name: t('answers.text') })
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(page.getByText(words('edit.from_rank', { rank: 1000 }))).toBeVisible()
  await text.fill('An answer with a small mistake.')
  await page.getByRole('button', { name: words('edit.suggest') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('review.after_review') })).toBeVisible()
  await expect(page.getByText('An answer with a smal mistake.')).toBeVisible()

  watch.expectStatus(403, `/posts/${id}/${answerId}/edit`)
  await visit(page, `/posts/${id}/${answerId}/edit`)
  await expect(page.getByText('An edit is waiting for review.', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the post' }).click()
  await expect(page).toHaveURL(/\/questions\/\d+/)
})

test('guests are redirected to the login, and members without the privilege see a refusal', async ({
  page,
  open,
  admin,
  server,
  watch,
}) => {
  const id = await askOne(admin, 'Who is let in to edit this?')
  await visit(page, `/posts/${id}/edit`)
  await expect(page).toHaveURL(/\/users\/login\?next=/)
  watch.expectStatus(403, /.*/)
  const { options } = await unwrap(admin.api.call('getPrivilegeSettings'))
  expect(options.length).toBeGreaterThan(0)
  await unwrap(admin.api.call('updatePrivilegeSettings', { body: { level: 2 } }))
  const member = await open({ as: await newMember(server, 'Small Member') })
  await member.goto(`/posts/${id}/edit`)
  await expect(member.getByRole('heading', { level: 1, name: t('error.403_title') })).toBeVisible()
})

test('a question is posted together with its answer', async ({ open, admin, api }) => {
  const page = await open({ as: admin })
  await visit(page, '/questions/ask?tags=cooking')
  await page.getByRole('textbox', { name: t('ask.question_title') }).fill('How did I find out by myself?')
  await page.getByRole('textbox', { name: t('ask.body') }).fill('I wondered for a long time.')
  await page.getByRole('checkbox', { name: words('ask.answer_own') }).check()
  const answer = page.getByRole('textbox', { name: t('answers.yours') })
  await answer.fill('So.')
  await page.getByRole('button', { name: words('ask.post_with_answer') }).click()
  await expect(answer).toHaveAccessibleDescription(t('form.too_short', { min: 6 }))
  await answer.fill('By trying everything else first.')
  await page.getByRole('button', { name: words('ask.post_with_answer') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How did I find out by myself?' })).toBeVisible()
  await expect(page.getByText('By trying everything else first.')).toBeVisible()
  await expect(page.getByText(t('answers.have_answered'))).toBeVisible()
  const id = /\/questions\/(\d{17})/.exec(page.url())?.[1] ?? ''
  const question = await unwrap(api.call('getQuestion', { query: { id } }))
  expect(question).toMatchObject({ answer_count: 1, tags: [{ slug_name: 'cooking' }] })
})

test('whoever may ask but not answer reads so at the own answer', async ({ open, server, admin }) => {
  const RANK = 50
  await unwrap(admin.api.call('updatePrivilegeSettings', { body: { level: 1 } }))
  const page = await open({ as: await newMember(server, 'Asking Only') })
  await visit(page, '/questions/ask')
  await page.getByRole('textbox', { name: t('ask.question_title') }).fill('May I answer this myself?')
  const own = page.getByRole('checkbox', { name: words('ask.answer_own') })
  await own.check()
  await page.getByRole('textbox', { name: t('answers.yours') }).fill('Written while it was allowed.')
  await expect(page.getByText(t('draft.kept'), { exact: false })).toBeVisible()

  const custom = [{ key: 'rank.answer.add', value: RANK }]
  await unwrap(admin.api.call('updatePrivilegeSettings', { body: { level: 99, custom_privileges: custom } }))
  await visit(page, '/questions/ask')
  const reason = t('vote.needs_rank', { needed: RANK, have: 1 })
  await expect(page.getByText('Written while it was allowed.')).toBeVisible()
  await expect(own).toHaveAccessibleDescription(reason)
  const post = page.getByRole('button', { name: words('ask.post_with_answer') })
  await expect(post).toHaveAttribute('aria-disabled', 'true')
  await expect(post).toHaveAccessibleDescription(reason)
  await own.uncheck()
  await expect(own).toBeDisabled()
  await expect(page.getByRole('button', { name: words('ask.post') })).not.toHaveAttribute('aria-disabled', 'true')
})
