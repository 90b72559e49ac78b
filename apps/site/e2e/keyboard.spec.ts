import { unwrap } from '@quandary/api-client'
import { expect, headerMenu, test, visit } from './support/fixtures.ts'
import { tabTo } from './support/keyboard.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

test('the skip link, and opening a question from the list', async ({ page, api }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('kit.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 20, order: 'active' } }))
  const first = list[0]?.title ?? ''
  await tabTo(page, page.getByRole('main').getByRole('link', { name: first }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
})

test('voting and commenting', async ({ open, api, admin }) => {
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1, order: 'score' } }))
  const { id, vote_count: before } = list[0] ?? { id: '', vote_count: 0 }
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const votes = page.getByLabel(t('vote.of_question'))
  const count = async () => (await unwrap(api.call('getQuestion', { query: { id } }))).vote_count
  await tabTo(page, votes.getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(votes.getByRole('status')).toHaveText(String(before + 1))
  await expect.poll(count).toBe(before + 1)
  await visit(page, `/questions/${id}`)
  await tabTo(page, votes.getByRole('button', { name: `${t('kit.vote_up')}, ${t('kit.your_vote')}` }))
  await page.keyboard.press('Space')
  await expect(votes.getByRole('status')).toHaveText(String(before))
  await expect.poll(count).toBe(before)

  const comments = page.getByRole('region', { name: t('comments.of_question') })
  const add = comments.getByRole('button', { name: t('comments.add') })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const text = comments.getByLabel(t('comments.yours'))
  await expect(text).toBeFocused()
  await page.keyboard.type('Written without a mouse.')
  await tabTo(page, comments.getByRole('button', { name: t('kit.cancel') }))
  await page.keyboard.press('Enter')
  await expect(text).toBeHidden()
  await expect(add).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type('Written without a mouse.')
  await page.keyboard.press('Control+Enter')
  await expect(comments.getByRole('listitem').filter({ hasText: 'Written without a mouse.' })).toBeVisible()
  await expect(add).toBeFocused()
})

test('a dialog takes, traps and returns the focus', async ({ page, api }) => {
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
  await visit(page, `/questions/${list[0]?.id}`)
  const up = page.getByLabel(t('vote.of_question')).getByRole('button', { name: t('kit.vote_up') })
  await tabTo(page, up)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('auth.continue') })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(up).toBeFocused()
})

test('the header menu opens, closes and returns the focus', async ({ page }) => {
  await visit(page, '/')
  const button = headerMenu(page, t('header.preferences'))
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('theme.dark') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: t('theme.dark') })).toBeHidden()
  await expect(button).toBeFocused()
})

test('text typed while the editor is loading continues in the editor', async ({ open, admin }) => {
  const page = await open({ as: admin })
  let letIn = () => undefined as void
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route(/\/site-editor-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/questions/ask')
  const text = page.getByRole('textbox', { name: t('ask.body') })
  await text.click()
  await page.keyboard.type('The caret stands here')
  for (const _ of 'here') await page.keyboard.press('ArrowLeft')
  letIn()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(text).toHaveJSProperty('tagName', 'DIV')
  await expect(text).toBeFocused()
  await page.keyboard.type('right ')
  await expect(text).toHaveText('The caret stands right here')
})
