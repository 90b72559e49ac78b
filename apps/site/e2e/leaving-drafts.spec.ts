import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/posting'
import { findingsOn } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

for (const [language, messages] of [
  ['en_US', english],
  ['zh_CN', chinese],
] as const) {
  test(`leaving a question that is not posted asks first, and its draft stays, ${language}`, async ({
    open,
    server,
  }) => {
    const { t } = wordsIn(language)
    const words = createI18n<typeof english>({ language, messages }).t
    const as = await newMember(server, language === 'en_US' ? 'Undecided Asker' : 'Undecided Asker Two')
    const page = await open({ as, locale: language.replace('_', '-') })
    await visit(page, '/questions/ask')
    const title = page.getByRole('textbox', { name: t('ask.question_title') })
    const away = page.getByRole('navigation', { name: t('nav.main') }).getByRole('link', { name: t('nav.tags') })
    await title.fill('Should I ask this at all?')
    await away.click()
    const dialog = page.getByRole('dialog', { name: words('draft.leave_title') })
    await expect(dialog).toContainText(words('draft.leave'))
    expect(await findingsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: words('draft.stay') }).click()
    await expect(dialog).toBeHidden()
    await expect(title).toHaveValue('Should I ask this at all?')
    await away.click()
    await dialog.getByRole('button', { name: words('draft.leave_go') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('nav.tags') })).toBeVisible()
    await page.goBack()
    await expect(title).toHaveValue('Should I ask this at all?')
  })
}

test('another order of the answers is no leaving, another page is', async ({ open, admin, server }) => {
  const { t } = wordsIn('en_US')
  const words = createI18n<typeof english>({ language: 'en_US', messages: english }).t
  const id = await askOne(admin, 'Who leaves an answer half written?')
  for (const name of ['First Writer', 'Second Writer']) {
    const { api } = await newMember(server, name)
    await api.call('createAnswer', { body: { question_id: id, content: `Not ${name}, I think.` } })
  }
  const page = await open({ as: await newMember(server, 'Undecided Answerer') })
  await visit(page, `/questions/${id}`)
  const text = page.getByRole('textbox', { name: t('answers.text') })
  await text.click()
  await text.pressSequentially('Half of an answer')
  await page.getByRole('link', { name: t('answers.order.newest') }).click()
  await expect(page).toHaveURL(/order=newest/)
  await expect(text).toContainText('Half of an answer')
  await page
    .getByRole('navigation', { name: t('nav.main') })
    .getByRole('link', { name: t('nav.tags') })
    .click()
  await expect(page.getByRole('dialog', { name: words('draft.leave_title') })).toBeVisible()
})

test('a long title is shown whole while it is written, and Enter sends the form', async ({ open, server }) => {
  const { t } = wordsIn('en_US')
  const page = await open({ as: await newMember(server, 'Long Winded'), viewport: { width: 390, height: 844 } })
  await visit(page, '/questions/ask')
  const title = page.getByRole('textbox', { name: t('ask.question_title') })
  const before = (await title.boundingBox())?.height ?? 0
  await title.fill('Which of the many things that people say about the proving of dough in winter is right?')
  const after = (await title.boundingBox())?.height ?? 0
  expect(after).toBeGreaterThan(before + 20)
  expect(await title.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1)
  await title.press('Enter')
  await expect(title).not.toHaveValue(/\n/)
  // Enter submits the form. The question has no text yet, so the form is refused and the text field takes the focus.
  await expect(title).not.toBeFocused()
})
