import { unwrap } from '@quandary/api-client'
import { expect, headerMenu, test, visit } from './support/fixtures.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

test('a login requested by the back office redirects back to it', async ({ page, admin }) => {
  await visit(page, '/users/login?next=/admin/general')
  await page.getByLabel(t('auth.email')).fill(admin.email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(admin.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/general$/)
})

test('the links to the back office load it', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await visit(page, '/tags')
  await headerMenu(page, t('header.account', { name: admin.name })).click()
  await page
    .locator('details[open]')
    .getByRole('link', { name: t('nav.admin') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a title that is too long is not truncated, and the form reports it in place', async ({ open, admin, watch }) => {
  const title = 'Why does the kettle whistle at the end of every long day? '.repeat(4).trim()
  const page = await open({ as: admin })
  await visit(page, '/questions/ask')
  const field = page.getByRole('textbox', { name: t('ask.question_title') })
  await field.fill(title)
  await expect(field).toHaveValue(title)
  await expect(page.getByText(t('form.count', { count: title.length, max: 150 }))).toBeVisible()
  await page.getByRole('textbox', { name: t('ask.body') }).fill('It does so since the filter was changed.')
  const tags = page.getByRole('combobox')
  await tags.fill('cooking')
  await page.getByRole('option', { name: 'cooking' }).first().click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(tags).toBeFocused()
  watch.expectStatus(400, '/answer/api/v1/question')
  const answer = page.waitForResponse((response) => response.url().endsWith('/answer/api/v1/question'))
  await page.getByRole('button', { name: t('ask.post') }).click()
  expect((await answer).status()).toBe(400)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(title)
})

test('the tabs work on a phone without the kit’s menu', async ({ open, api }) => {
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
  expect(list).not.toEqual([])
  const page = await open({ viewport: { width: 320, height: 640 } })
  await visit(page, '/questions')
  const orders = page.getByRole('navigation', { name: t('list.sort') })
  await orders.getByText(t('kit.more'), { exact: true }).click()
  await orders.getByRole('link', { name: t('questions.sort.score') }).click()
  await expect(page).toHaveURL(/order=score/)
  await expect(orders.locator('details')).not.toHaveAttribute('open')
  await expect(orders.locator('summary')).toHaveText(t('questions.sort.score'))
})
