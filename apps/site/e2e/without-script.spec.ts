import { unwrap } from '@quandary/api-client'
import { messages as english } from '@quandary/i18n/catalogues/en_US/account'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/account'
import { expect, headerMenu } from './support/fixtures.ts'
import { test } from './support/many-questions.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

test.use({ javaScriptEnabled: false })

const { t } = wordsIn('en_US')
const accountWords = { en_US: english, zh_CN: chinese }

test('reading the list, its orders and its pages', async ({ page, api }) => {
  await page.goto('/')
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(20)
  await page
    .getByRole('navigation', { name: t('list.sort') })
    .getByRole('link', { name: 'Newest' })
    .click()
  await expect(page).toHaveURL(/order=newest/)
  const newest = await unwrap(api.call('listQuestions', { query: { order: 'newest', page: 1, page_size: 20 } }))
  expect(await titles.allInnerTexts()).toEqual(newest.list.map(({ title }) => title))
  await page.getByRole('link', { name: t('kit.next_page') }).click()
  await expect(page).toHaveURL(/order=newest&page=2/)
  const second = await unwrap(api.call('listQuestions', { query: { order: 'newest', page: 2, page_size: 20 } }))
  await expect(titles).toHaveCount(second.list.length)
  expect(await titles.allInnerTexts()).toEqual(second.list.map(({ title }) => title))
})

test('reading a question with its answers and comments', async ({ page, api }) => {
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 50, order: 'score' } }))
  const question = list.find(({ accepted_answer_id }) => accepted_answer_id !== '0')
  await page.goto(`/questions/${question?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question?.title ?? '')
  await expect(page.getByRole('article').getByText(t('answers.accepted'), { exact: true }).last()).toBeVisible()
  const { list: answers } = await unwrap(api.call('listAnswers', { query: { question_id: question?.id ?? '' } }))
  await expect(page.getByRole('article', { name: /nswer by/ })).toHaveCount(answers.length)
})

test('the first closed question that a server renders says that it is closed', async ({ page, admin }) => {
  const id = await askOne(admin, 'Is this one closed for everybody?')
  const reasons = await unwrap(admin.api.call('listReasons', { query: { object_type: 'question', action: 'close' } }))
  const plain = reasons.find(({ content_type: type }) => type === '')
  await unwrap(admin.api.call('closeQuestion', { body: { id, close_type: plain?.reason_type ?? 0, close_msg: '' } }))
  await page.goto(`/questions/${id}`)
  await expect(page.getByRole('main')).toContainText(plain?.name ?? 'a reason')
})

test('all comments of a question and its answers, on the screen and on paper', async ({ page, admin }) => {
  const id = await askOne(admin, 'Which comments does paper take?')
  const answer = await answerOne(admin, id, 'Paper takes all of them, as it is known for.')
  for (let n = 1; n <= 6; n += 1) {
    for (const object_id of [id, answer]) {
      await unwrap(admin.api.call('createComment', { body: { object_id, original_text: `Comment number ${n}.` } }))
    }
  }
  await page.goto(`/questions/${id}?order=newest`)
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  const rows = page.getByRole('region', { name: /^Comments on/ }).getByRole('listitem')
  await expect(rows).toHaveCount(6)
  const more = page.getByRole('region', { name: t('comments.of_question') }).getByRole('link', { name: /Show .* more/ })
  await expect(more).toHaveText(t('comments.more', { count: 3 }))
  await expect(more).toHaveAttribute('rel', 'nofollow')
  await more.click()
  await expect(page).toHaveURL(new RegExp(`order=newest&comments=all#comments-${id}$`))
  await expect(rows).toHaveCount(12)
  await expect(more).toHaveCount(0)
  await expect(page.getByRole('region', { name: t('comments.of_question') })).toBeInViewport()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address ?? '')

  const printed = page.getByText(address ?? '', { exact: true })
  await expect(printed).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(printed).toBeVisible()
})

test('searching with the header’s form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('searchbox').fill('sourdough')
  await page.getByRole('banner').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=sourdough/)
  await expect(page.getByRole('link', { name: /Why is my sourdough dense/ }).first()).toBeVisible()
})

test('finding a tag and its questions', async ({ page, api }) => {
  await page.goto('/tags')
  await page.getByRole('main').getByRole('searchbox').fill('cook')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/tags\?q=cook/)
  await page.getByRole('main').getByRole('link', { name: 'cooking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'cooking' })).toBeVisible()
  const { list } = await unwrap(api.call('listQuestions', { query: { tag: 'cooking', page: 1, page_size: 20 } }))
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  // The page adds a mark to the titles of closed questions. The API's list does not.
  await expect(titles).toContainText(list.map(({ title }) => title))
  await expect(titles).toHaveCount(list.length)
})

test('signing up and logging in with plain forms, with refusals shown on the page', async ({ page, watch }) => {
  watch.expectStatus(400, /^\/users\/(login|register)$/)
  await page.goto('/users/register')
  const field = (name: string) => page.getByRole('textbox', { name })
  await field(t('auth.name')).fill('Paula Plain')
  await field(t('auth.email')).fill('paula@example.com')
  await field(t('auth.password')).first().fill('long-enough')
  await field(t('auth.password_repeat')).fill('long-enouhg')
  const send = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: t('auth.signup') })
      .click()
  await send()
  await expect(page.getByText(t('auth.password_mismatch'))).toBeVisible()
  await expect(field(t('auth.email'))).toHaveValue('paula@example.com')
  await field(t('auth.password')).first().fill('long-enough')
  await field(t('auth.password_repeat')).fill('long-enough')
  await send()
  await expect(page.getByRole('heading', { level: 1, name: t('auth.inactive_title') })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/users/login?next=%2Ftags')
  await field(t('auth.email')).fill('paula@example.com')
  await field(t('auth.password')).fill('wrong-password')
  const logIn = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: t('auth.login') })
      .click()
  await logIn()
  await expect(field(t('auth.email'))).toHaveAccessibleDescription(/not correct/)
  await expect(field(t('auth.password'))).toHaveValue('')
})

for (const words of [wordsIn('en_US'), wordsIn('zh_CN')]) {
  test.describe(words.language, () => {
    test.use({ locale: words.tag })

    test('a form that needs scripts says so when it is sent without them', async ({ page, watch }) => {
      const account = accountWords[words.language]
      watch.expectStatus(400, '/users/account-recovery')
      await page.goto('/users/account-recovery')
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: words.t('auth.email') }).fill('paula@example.com')
      await main.getByRole('button', { name: account['recovery.send'] }).click()
      await expect(main.getByText(account['form.needs_script'])).toBeVisible()
      await expect(main.getByRole('heading', { level: 1, name: words.t('auth.recovery_title') })).toBeVisible()
    })
  })
}

test('a login with the plain form applies to the next page, and redirects back', async ({ page, admin }) => {
  await page.goto('/users/login?next=%2Ftags')
  await page.getByRole('textbox', { name: t('auth.email') }).fill(admin.email)
  await page.getByRole('textbox', { name: t('auth.password') }).fill(admin.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login') })
    .click()
  await expect(page).toHaveURL(/\/tags$/)
  await expect(headerMenu(page, t('header.account', { name: admin.name }))).toBeVisible()

  await page.goto('/users/logout')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('header.logout') })
    .click()
  await expect(page.getByRole('banner').getByRole('link', { name: t('auth.login') })).toBeVisible()
  await page.goto('/questions/ask')
  await expect(page).toHaveURL(/\/users\/login\?next=/)
})

test('invalid query values show the first page, and unknown paths are not found', async ({ page, baseURL }) => {
  const statuses = {
    '/questions?page=abc&order=sideways': 200,
    '/questions?page=-3': 200,
    '/search?q=%00': 200,
    '/tags?page=1.5&q=%00': 200,
    '/questions/%00': 404,
    '/tags/%00': 404,
    '/users/%00': 404,
    '/questions/one': 404,
    '//elsewhere.example': 404,
  }
  for (const [address, status] of Object.entries(statuses)) {
    const answer = await page.request.get(`${baseURL}${address}`)
    expect(`${address}: ${answer.status()}`).toBe(`${address}: ${status}`)
  }
})
