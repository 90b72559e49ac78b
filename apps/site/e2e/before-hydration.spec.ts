import { unwrap } from '@quandary/api-client'
import { openBeforeHydration } from './support/before-scripts.ts'
import { expect, test } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')

test('clicks from before hydration are replayed once', async ({ open, admin, api, server }) => {
  const id = await askOne(admin, 'What happens to a vote that comes too early?')
  const page = await open({ as: await newMember(server, 'Quick Voter') })
  const letScriptsCome = await openBeforeHydration(page, `/questions/${id}`)
  const bookmark = page.getByRole('button', { name: t('bookmarks.off') })
  await bookmark.click()
  await bookmark.click()
  await page.getByRole('button', { name: t('comments.add') }).click()
  await letScriptsCome()
  await expect(page.getByRole('button', { name: t('bookmarks.on') })).toContainText('1')
  await expect(page.getByRole('textbox', { name: t('comments.yours') })).toBeVisible()
  expect((await unwrap(api.call('getQuestion', { query: { id } }))).collection_count).toBe(1)
})

test('a question can be written and posted before hydration', async ({ open, admin }) => {
  const page = await open({ as: admin })
  const letScriptsCome = await openBeforeHydration(page, '/questions/ask')
  const title = page.getByRole('textbox', { name: t('ask.question_title') })
  await title.fill('How early may one begin to ask?')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('ask.post') })
    .click()
  await letScriptsCome()
  // Missing fields are reported, and the input is preserved.
  await expect(page.getByText(t('form.empty')).first()).toBeVisible()
  await expect(title).toHaveValue('How early may one begin to ask?')
  await title.press('End')
  await title.pressSequentially(' Now?')
  await expect(title).toHaveValue('How early may one begin to ask? Now?')
})
