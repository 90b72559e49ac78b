import { unwrap } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { communityWordsIn } from './support/community-words.ts'
import { findingsOn } from './support/accessibility.ts'
import { waitForHydration, expect, test, visit } from './support/fixtures.ts'
import { expectFocusReturns, press, pressInMenu, tabTo } from './support/keyboard.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t, editor } = wordsIn('en_US')
const words = createI18n<typeof english>({ language: 'en_US', messages: english }).t
const community = communityWordsIn('en_US')

test('asking, answering, voting and commenting by keyboard alone', async ({ open, api, admin, server }) => {
  const page = await open({ as: await newMember(server, 'Keys Alone') })
  await visit(page, '/')
  await press(page, page.getByRole('banner').getByRole('link', { name: t('header.ask') }))

  await tabTo(page, page.getByRole('textbox', { name: t('ask.question_title') }))
  await page.keyboard.type('How is everything reached without a mouse?')
  const text = page.getByRole('textbox', { name: t('ask.body') })
  const toolbar = page.getByRole('toolbar', { name: editor('toolbar') })
  await tabTo(page, text)
  await expect(toolbar).toBeVisible()
  await page.keyboard.type('It is ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('quite')
  await page.keyboard.press('End')
  await page.keyboard.type(' far to the last button.')
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('combobox', { name: t('nav.tags') }))
  await page.keyboard.type('cook')
  await expect(page.getByRole('option', { name: 'cooking' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: t('ask.post') }))

  await page.waitForURL(/\/questions\/\d{17}\//)
  const id = /\/questions\/(\d{17})\//.exec(page.url())?.[1] ?? ''
  const question = await unwrap(api.call('getQuestion', { query: { id } }))
  expect(question).toMatchObject({ content: 'It is **quite** far to the last button.' })
  expect(question.tags.map(({ slug_name: slug }) => slug)).toEqual(['cooking'])

  const theirs = await open({ as: admin })
  await visit(theirs, `/questions/${id}`)
  const up = theirs.getByLabel(t('vote.of_question')).getByRole('button', { name: t('kit.vote_up') })
  await press(theirs, up)
  await expect(theirs.getByLabel(t('vote.of_question')).getByRole('status')).toHaveText('1')
  const comments = theirs.getByRole('region', { name: t('comments.of_question') })
  await press(theirs, comments.getByRole('button', { name: t('comments.add') }))
  await expect(comments.getByLabel(t('comments.yours'))).toBeFocused()
  await theirs.keyboard.type('Tab, and Tab again.')
  await press(theirs, comments.getByRole('button', { name: t('comments.post') }))
  await expect(comments.getByRole('listitem').filter({ hasText: 'Tab, and Tab again.' })).toBeVisible()
  await tabTo(theirs, theirs.getByRole('textbox', { name: t('answers.text') }))
  await theirs.keyboard.type('With Tab, Enter and the arrow keys.')
  await theirs.keyboard.press('Control+Enter')
  await expect(theirs.getByRole('article', { name: t('answers.by', { name: admin.name }) })).toContainText('With Tab')
  expect(await unwrap(api.call('getQuestion', { query: { id } }))).toMatchObject({ vote_count: 1, answer_count: 1 })

  await visit(page, `/questions/${id}`)
  await press(page, page.getByRole('button', { name: t('answers.accept'), exact: true }))
  await expect(page.getByRole('article', { name: t('answers.accepted_by', { name: admin.name }) })).toBeVisible()
})

test('every dialog on a question returns the focus', async ({ open, admin, server }) => {
  const id = await askOne(await newMember(server, 'Much Moderated'), 'What can be done to this question?')
  await answerOne(admin, id, 'All that a menu offers.')
  await unwrap(admin.api.call('createComment', { body: { object_id: id, original_text: 'A comment to delete.' } }))
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const dialog = (name: string) => page.getByRole('dialog', { name })

  const menu = page.locator('summary', { hasText: t('post.more_question') })
  for (const [entry, title] of [
    ['Close', words('close.title')],
    ['Pin', words('act.pin_question.title')],
    ['Delete', words('act.delete_question.title')],
  ] as const) {
    await pressInMenu(page, menu, entry)
    await expectFocusReturns(page, dialog(title), menu)
  }
  const ofAnswer = page.locator('summary', { hasText: t('post.more_answer', { name: admin.name }) })
  await pressInMenu(page, ofAnswer, 'Delete')
  await expectFocusReturns(page, dialog(words('act.delete_answer.title')), ofAnswer)

  const comments = page.getByRole('region', { name: t('comments.of_question') })
  const deleting = comments.getByRole('button', { name: /^Delete/ })
  await press(page, deleting)
  await expectFocusReturns(page, dialog(words('act.delete_comment.title')), deleting)

  const inviting = page.getByRole('button', { name: words('invite.choose') })
  await press(page, inviting)
  await expectFocusReturns(page, dialog(words('invite.title')), inviting)

  const sharing = page.locator('summary', { hasText: t('share.share') }).first()
  await press(page, sharing)
  await expect(page.locator('details[open]').getByRole('button', { name: t('share.copy_link') })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.locator('details[open]')).toHaveCount(0)
  await expect(sharing).toBeFocused()

  await page.keyboard.press('?')
  await expectFocusReturns(page, dialog(community('keys.title')), sharing)
})

test('an act of staff is undone by keyboard alone: F6 leads to the message and back', async ({ open, admin, api }) => {
  const id = await askOne(admin, 'What is taken back without a mouse?')
  const isListed = async () => (await api.call('getQuestion', { query: { id } })).error === undefined
  const page = await open({ as: admin })
  await visit(page, `/questions/${id}`)
  const menu = page.locator('summary', { hasText: t('post.more_question') })
  await pressInMenu(page, menu, 'Unlist')
  const message = page.getByRole('status').filter({ hasText: words('act.hide_question.done') })
  const undo = message.getByRole('button', { name: words('act.undo') })
  await expect(undo).toBeVisible()
  expect(await isListed()).toBe(false)
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await expect(undo.getByText('F6')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('F6')
  await expect(menu).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: words('act.show_question.done') })).toBeVisible()
  await expect(menu).toBeFocused()
  expect(await isListed()).toBe(true)
})

test('a member’s dialogs return the focus', async ({ open, admin, server }) => {
  const id = await askOne(admin, 'Who flags with keys alone?')
  const page = await open({ as: await newMember(server, 'Flag Bearer') })
  await visit(page, `/questions/${id}`)
  const menu = page.locator('summary', { hasText: t('post.more_question') })
  await pressInMenu(page, menu, 'Flag')
  await expectFocusReturns(page, page.getByRole('dialog', { name: words('report.title_question') }), menu)

  await visit(page, '/questions/ask')
  const title = page.getByRole('textbox', { name: t('ask.question_title') })
  await tabTo(page, title)
  await page.keyboard.type('Kept for later')
  await expect(page.getByText(t('draft.kept'))).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  const discarding = page.getByRole('button', { name: t('draft.discard') })
  await press(page, discarding)
  await expectFocusReturns(page, page.getByRole('dialog', { name: words('draft.discard_title') }), discarding)
  await expect(title).toHaveValue('Kept for later')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('dialog').getByRole('button', { name: t('draft.discard') }))
  await expect(title).toHaveValue('')

  const text = page.getByRole('textbox', { name: t('ask.body') })
  const toolbar = page.getByRole('toolbar', { name: editor('toolbar') })
  await tabTo(page, text)
  await expect(toolbar).toBeVisible()
  for (const [keys, title] of [
    ['Control+l', editor('insert_link')],
    ['Control+g', editor('insert_image')],
  ] as const) {
    await page.keyboard.press(keys)
    await expectFocusReturns(page, page.getByRole('dialog', { name: title }), text)
  }
})

test('the dialogs of tags and of the review return the focus', async ({ open, admin, server }) => {
  await unwrap(
    admin.api.call('createTag', {
      body: { slug_name: 'keys', display_name: 'keys', original_text: 'What one presses.' },
    }),
  )
  const page = await open({ as: admin })
  await visit(page, '/tags/keys/info')
  for (const [name, title] of [
    ['Delete', community('tag.delete_title', { name: 'keys' })],
    [community('tag.merge'), community('tag.merge_title', { name: 'keys' })],
  ] as const) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true })
    await press(page, button)
    await expectFocusReturns(page, page.getByRole('dialog', { name: title }), button)
  }

  const id = await askOne(admin, 'Is this flagged?')
  const { api } = await newMember(server, 'Flag Sender')
  const reasons = await unwrap(api.call('listReasons', { query: { object_type: 'question', action: 'flag' } }))
  const plain = reasons.find(({ content_type: type }) => type === '')?.reason_type ?? 0
  await unwrap(api.call('createReport', { body: { object_id: id, report_type: plain, content: '' } }))
  await visit(page, '/review?type=flagged_post')
  const card = page.getByRole('article')
  for (const name of [community('review.flag_close'), community('review.flag_delete')]) {
    const button = card.getByRole('button', { name, exact: true })
    await press(page, button)
    await expectFocusReturns(page, page.getByRole('dialog'), button)
  }
})
