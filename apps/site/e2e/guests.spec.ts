import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/account'
import type { Page } from '@playwright/test'
import { communityWordsIn } from './support/community-words.ts'
import { expect, headerMenu, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const community = communityWordsIn('en_US')
const accountWords = createI18n<typeof english>({ language: 'en_US', messages: english }).t

async function logInOn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByRole('textbox', { name: t('auth.password') }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login') })
    .click()
}

test('a guest who votes or comments is asked to log in', async ({ page, api }) => {
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
  await visit(page, `/questions/${list[0]?.id}`)
  const prompt = page.getByRole('dialog', { name: t('auth.continue') })
  await page
    .getByLabel(t('vote.of_question'))
    .getByRole('button', { name: t('kit.vote_up') })
    .click()
  await expect(prompt).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  await page
    .getByRole('region', { name: t('comments.of_question') })
    .getByRole('button', { name: t('comments.add') })
    .click()
  await expect(prompt).toBeVisible()
  await expect(prompt.getByRole('link', { name: t('auth.signup') })).toBeVisible()
})

test('an answer typed as a guest survives the login, which redirects back once', async ({ page, server, api }) => {
  const member = await newMember(server, 'Late Login')
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1, order: 'newest' } }))
  const question = list[0] ?? { id: '', url_title: '', answer_count: 0 }
  const words = 'Take oats and dried tomatoes; both forgive the heat.'
  await visit(page, `/questions/${question.id}/${question.url_title}`)
  await page.getByRole('textbox', { name: t('answers.text') }).fill(words)
  await page.getByRole('button', { name: t('answers.post') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('auth.login') })
    .click()
  await logInOn(page, member.email, member.password)

  await expect(page).toHaveURL(new RegExp(`/questions/${question.id}`))
  await expect(page.getByRole('textbox', { name: t('answers.text') })).toHaveText(words)
  await expect(page.getByRole('status').filter({ hasText: t('draft.back') })).toBeInViewport()
  await expect(page.getByRole('textbox', { name: t('answers.text') })).toBeFocused()
  await page.getByRole('button', { name: t('answers.post') }).click()
  const answer = page.getByRole('article', { name: t('answers.by', { name: member.name }) })
  await expect(answer).toContainText(words)
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
  const asked = await unwrap(api.call('getQuestion', { query: { id: question.id } }))
  expect(asked.answer_count).toBe(question.answer_count + 1)

  await headerMenu(page, t('header.account', { name: member.name })).click()
  await page.getByRole('link', { name: t('header.logout') }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: t('auth.login') })).toBeVisible()
  await visit(page, '/users/login')
  await logInOn(page, member.email, member.password)
  await expect(page).toHaveURL(`${server.address}/`)
})

test('an answer refused because the session ended leads to a login that says so, and back to the answer', async ({
  open,
  server,
  api,
  watch,
}) => {
  const member = await newMember(server, 'Ended Session')
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1, order: 'newest' } }))
  const page = await open({ as: member })
  // Requests for notifications are blocked, so that posting the answer is the first request to be refused.
  await page.route('**/answer/api/v1/notification/**', () => undefined)
  await visit(page, `/questions/${list[0]?.id}`)
  const text = page.getByRole('textbox', { name: t('answers.text') })
  await text.fill('Written before the session ended.')
  await unwrap(member.api.call('revokeOtherSessions'))
  watch.expectStatus(401, '/answer/api/v1/answer')
  await page.getByRole('button', { name: t('answers.post') }).click()
  await expect(page).toHaveURL(/status=expired/)
  await expect(page.getByText(accountWords('login.expired'))).toBeVisible()
  await logInOn(page, member.email, member.password)
  await expect(text).toHaveText('Written before the session ended.')
  await expect(text).toBeFocused()
})

test('a guest who asks is sent to the login and then to the form', async ({ page, server }) => {
  const member = await newMember(server, 'Eager Asker')
  await visit(page, '/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.ask') })
    .click()
  await expect(page).toHaveURL(/\/users\/login\?next=/)
  await expect(page.getByText(accountWords('login.to_ask'))).toBeVisible()
  await logInOn(page, member.email, member.password)
  await expect(page).toHaveURL(/\/questions\/ask$/)
  await expect(page.getByRole('heading', { level: 1, name: t('ask.title') })).toBeVisible()
})

test('the server redirects guests from the ask form to the login, and members from the login to the home page', async ({
  page,
  open,
  server,
}) => {
  const member = await newMember(server, 'Already Inside')
  await page.goto('/questions/ask?tags=cooking')
  await expect(page).toHaveURL(`${server.address}/users/login?next=%2Fquestions%2Fask%3Ftags%3Dcooking`)
  const theirs = await open({ as: member })
  await theirs.goto('/users/login')
  await expect(theirs).toHaveURL(`${server.address}/`)
})

test('the login never redirects to another site', async ({ page, server }) => {
  const member = await newMember(server, 'Careful Member')
  await visit(page, '/users/login?next=//example.com/questions')
  await logInOn(page, member.email, member.password)
  await expect(page).toHaveURL(`${server.address}/`)
})

test('a browser that blocks storage shows every page, logs in and applies choices', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await visit(page, '/questions')
  await expect(page.getByRole('heading', { level: 1, name: t('questions.all') })).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: community('keys.title') })
  const choice = keys.getByRole('switch', { name: community('keys.switch') })
  await choice.click()
  await expect(choice).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  const member = await newMember(server, 'Blocked Storage')
  await visit(page, '/users/register')
  await expect(page.getByRole('button', { name: t('auth.signup') })).toBeVisible()
  await visit(page, '/users/login?next=/tags')
  await logInOn(page, member.email, member.password)
  await expect(page).toHaveURL(`${server.address}/`)
  const welcome = page.getByRole('region', { name: accountWords('welcome.title') })
  await welcome.getByRole('button', { name: accountWords('welcome.hide') }).click()
  await expect(welcome).toHaveCount(0)
})
