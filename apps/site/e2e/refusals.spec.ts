import { unwrap, type QuandaryClient } from '@quandary/api-client'
import { messages as posting } from '@quandary/i18n/catalogues/en_US/posting'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

const REGISTER = '/answer/api/v1/user/register/email'
const LOGIN = '/answer/api/v1/user/login/email'
const QUESTION = '/answer/api/v1/question'

/** Returns the counters of all content, which a refusal must not change. */
async function counts(api: QuandaryClient, admin: QuandaryClient) {
  const { count: questions } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
  const { count: tags } = await unwrap(api.call('listTags', { query: { page: 1, page_size: 1 } }))
  const { info } = await unwrap(admin.call('getDashboard'))
  const { user_count: users, vote_count: votes, answer_count: answers } = info
  return { questions, tags, users, votes, answers }
}

test('authors cannot vote on their own posts', async ({ open, api, admin: asker }) => {
  const body = {
    title: 'May I like this myself?',
    content: 'I think I would.',
    tags: [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }],
  }
  const { id } = await unwrap(asker.api.call('createQuestion', { body }))
  const page = await open({ as: asker })
  await visit(page, `/questions/${id}`)
  const votes = page.getByLabel(t('vote.of_question'))
  const up = votes.getByRole('button', { name: `${t('kit.vote_up')}. ${t('vote.own_post')}` })
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await up.click({ force: true })
  await expect(up.getByText(t('vote.own_post'))).toBeVisible()
  await expect(votes.getByRole('status')).toHaveText('0')
  const refused = await asker.api.call('voteUp', { body: { object_id: id, is_cancel: false } })
  expect(refused.error).toMatchObject({ status: 400, message: t('vote.own_post') })
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).vote_count).toBe(0)
})

test('a vote that needs more reputation says so in advance, and is refused anyway', async ({ open, api, server }) => {
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1, order: 'score' } }))
  const { id, vote_count: score } = list[0] ?? { id: '', vote_count: 0 }
  const member = await newMember(server, 'Little Reputation')
  const page = await open({ as: member })
  await visit(page, `/questions/${id}`)
  const votes = page.getByLabel(t('vote.of_question'))
  const missing = t('vote.needs_rank', { needed: 8, have: 1 })
  const up = votes.getByRole('button', { name: `${t('kit.vote_up')}. ${missing}` })
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await up.click({ force: true })
  await expect(votes.getByRole('status')).toHaveText(String(score))
  const refused = await member.api.call('voteUp', { body: { object_id: id, is_cancel: false } })
  expect(refused.error?.status).toBe(403)
  expect(refused.error?.message).toContain('at least 8 reputation')
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).vote_count).toBe(score)
})

test('a refused vote is rolled back with the reason', async ({ open, api, server, admin, watch }) => {
  const allow = (level: 1 | 2) => unwrap(admin.api.call('updatePrivilegeSettings', { body: { level } }))
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1, order: 'score' } }))
  const { id, vote_count: score } = list[0] ?? { id: '', vote_count: 0 }
  const member = await newMember(server, 'Allowed Before')
  await allow(1)
  const page = await open({ as: member })
  await visit(page, `/questions/${id}`)
  const votes = page.getByLabel(t('vote.of_question'))
  const up = votes.getByRole('button', { name: t('kit.vote_up') })
  await expect(up).not.toHaveAttribute('aria-disabled', 'true')
  await allow(2)
  watch.expectStatus(403, '/answer/api/v1/vote/up')
  await up.click()
  await expect(page.getByRole('region', { name: t('kit.notifications') })).toContainText('at least 8 reputation')
  await expect(votes.getByRole('status')).toHaveText(String(score))
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).vote_count).toBe(score)
})

test('a question without a title, or with one that is too long, is not posted', async ({ open, api, admin }) => {
  const page = await open({ as: admin })
  const before = await counts(api, admin.api)
  await visit(page, '/questions/ask')
  const title = page.getByRole('textbox', { name: t('ask.question_title') })
  const text = page.getByRole('textbox', { name: t('ask.body') })
  await text.fill('What I wrote stays here.')
  await page.getByRole('button', { name: t('ask.post') }).click()
  await expect(title).toHaveAccessibleDescription(t('form.empty'))
  await expect(title).toBeFocused()
  await expect(page.getByRole('combobox', { name: t('nav.tags') })).toHaveAccessibleDescription(t('form.empty'))
  await expect(text).toHaveText('What I wrote stays here.')

  await title.fill('x'.repeat(151))
  await expect(title).toHaveValue('x'.repeat(151))
  await expect(page.getByText(t('form.count', { count: 151, max: 150 }))).toBeVisible()
  const body = {
    title: 'x'.repeat(151),
    content: 'Long enough.',
    tags: [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }],
  }
  const refused = await admin.api.call('createQuestion', { body })
  expect(refused.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'title' }] })
  expect(await counts(api, admin.api)).toEqual(before)
})

test('a title the server refuses is reported at its field, and all input is preserved', async ({
  open,
  admin,
  api,
  watch,
}) => {
  const page = await open({ as: admin })
  const before = await counts(api, admin.api)
  await visit(page, '/questions/ask')
  const title = page.getByRole('textbox', { name: t('ask.question_title') })
  await title.fill('Hm?')
  await page.getByRole('textbox', { name: t('ask.body') }).fill('A body that is long enough.')
  await page.getByRole('combobox', { name: t('nav.tags') }).fill('cooking')
  await page.getByRole('option', { name: /^cooking/ }).click()
  watch.expectStatus(400, QUESTION)
  await page.getByRole('button', { name: t('ask.post') }).click()
  await expect(title).toHaveAccessibleDescription(/at least 6|6 characters|least/)
  await expect(title).toHaveValue('Hm?')
  await expect(page.getByRole('textbox', { name: t('ask.body') })).toHaveText('A body that is long enough.')
  await expect(page.getByRole('button', { name: t('kit.remove', { name: 'cooking' }) })).toBeVisible()
  expect(await counts(api, admin.api)).toEqual(before)
})

test('an answer under six characters is not posted, and is preserved', async ({ open, api, admin, server }) => {
  const member = await newMember(server, 'Short Answer')
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
  const id = list[0]?.id ?? ''
  const before = await counts(api, admin.api)
  const page = await open({ as: member })
  await visit(page, `/questions/${id}`)
  const text = page.getByRole('textbox', { name: t('answers.text') })
  await text.fill('Maybe')
  await page.getByRole('button', { name: t('answers.post') }).click()
  await expect(page.getByText(t('answers.too_short', { min: 6 }))).toBeVisible()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toBeFocused()
  await expect(text).toHaveText('Maybe')
  const refused = await member.api.call('createAnswer', { body: { question_id: id, content: 'Maybe' } })
  expect(refused.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'content' }] })
  expect(await counts(api, admin.api)).toEqual(before)
})

test('a new tag is not offered to a member without the privilege to create it', async ({
  open,
  api,
  admin,
  server,
  watch,
}) => {
  const member = await newMember(server, 'Tag Maker')
  const before = await counts(api, admin.api)
  const page = await open({ as: member })
  await visit(page, '/questions/ask')
  const title = page.getByRole('textbox', { name: t('ask.question_title') })
  await title.fill('Where do unknown tags come from?')
  await page.getByRole('textbox', { name: t('ask.body') }).fill('I would like to know that.')
  const tags = page.getByRole('combobox', { name: t('nav.tags') })
  await tags.fill('brand-new-tag')
  await expect(page.getByText(t('kit.no_tag_found'))).toBeVisible()
  await tags.press('Enter')
  await expect(page.getByRole('button', { name: t('kit.remove', { name: 'brand-new-tag' }) })).toHaveCount(0)

  // The address of the form may name a tag that does not exist yet, and the server then refuses the question. A second
  // browser is used because it has no draft of this question.
  const other = await open({ as: member })
  await visit(other, '/questions/ask?tags=brand-new-tag')
  const otherTitle = other.getByRole('textbox', { name: t('ask.question_title') })
  await otherTitle.fill('Where do unknown tags come from?')
  await other.getByRole('textbox', { name: t('ask.body') }).fill('I would like to know that.')
  watch.expectStatus(403, QUESTION)
  await other.getByRole('button', { name: t('ask.post') }).click()
  const otherTags = other.getByRole('combobox', { name: t('nav.tags') })
  await expect(otherTags).toHaveAccessibleDescription(/at least 750 reputation/)
  await expect(otherTags).toBeFocused()
  await expect(otherTitle).toHaveValue('Where do unknown tags come from?')
  expect(await counts(api, admin.api)).toEqual(before)
})

test('a wrong password is reported, and the email address is preserved', async ({ page, server, watch }) => {
  await visit(page, '/users/login')
  await page.getByLabel(t('auth.email')).fill(server.admin.email)
  const password = page.getByRole('textbox', { name: t('auth.password') })
  await password.fill('not-the-password')
  watch.expectStatus(400, LOGIN)
  await page.getByRole('button', { name: t('auth.login') }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toHaveAccessibleDescription(/password/i)
  await expect(page.getByLabel(t('auth.email'))).toHaveValue(server.admin.email)
  await expect(password).toHaveValue('not-the-password')
  expect(await page.evaluate(() => localStorage.getItem('_a_ltk_'))).toBeNull()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: t('auth.login') })).toBeVisible()
})

test('a taken email address cannot register again', async ({ page, server, api, admin, watch }) => {
  const before = await counts(api, admin.api)
  await visit(page, '/users/register')
  await page.getByLabel(t('auth.name')).fill('Another Admin')
  await page.getByLabel(t('auth.email')).fill(server.admin.email)
  await page.getByRole('textbox', { name: t('auth.password'), exact: true }).fill('correct-horse')
  await page.getByRole('textbox', { name: t('auth.password_repeat') }).fill('another-horse')
  await page.getByRole('button', { name: t('auth.signup') }).click()
  const again = page.getByRole('textbox', { name: t('auth.password_repeat') })
  await expect(again).toHaveAccessibleDescription(t('auth.password_mismatch'))
  await again.fill('correct-horse')
  watch.expectStatus(400, REGISTER)
  await page.getByRole('button', { name: t('auth.signup') }).click()
  await expect(page.getByLabel(t('auth.email'))).toHaveAccessibleDescription(/already|exists/i)
  await expect(page.getByLabel(t('auth.email'))).toBeFocused()
  await expect(page.getByLabel(t('auth.name'))).toHaveValue('Another Admin')
  expect(await counts(api, admin.api)).toEqual(before)
})

test('the server answers malformed and unknown requests correctly', async ({ page, request, watch }) => {
  const broken = await request.post(LOGIN, { headers: { 'content-type': 'application/json' }, data: '{"e_mail":' })
  expect(broken.status()).toBe(400)
  expect(await broken.json()).toMatchObject({ code: 400, reason: expect.any(String), msg: expect.any(String) })

  const unknown = await request.get('/answer/api/v1/no/such/route')
  expect(unknown.status()).toBe(404)
  expect(await unknown.json()).toMatchObject({ code: 404, reason: 'base.not_found', data: null })

  const general = { title: t('error.404_title'), text: t('error.404') }
  for (const [path, { title, text }] of Object.entries({
    '/no/such/page': general,
    '/questions/10010000000099999': { title: posting['gone.title'], text: posting['gone.text'] },
    '/tags/no-such-tag': general,
    '/users/nobody-at-all': { title: posting['gone.account'], text: posting['gone.account_text'] },
  })) {
    watch.expectStatus(404, path)
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(text)).toBeVisible()
  }
})
