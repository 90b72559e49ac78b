import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { answerOne, askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzabcd'

/** Types into each field of a form that a refusal marked, and expects all letters in that field alone. */
async function expectTypingToStay(page: Page, form: Locator): Promise<void> {
  const marked = form.locator('[aria-invalid="true"]')
  await expect(marked.first()).toBeFocused()
  // The marks disappear with the first letter, so the fields are found before any is typed.
  const fields = await marked.elementHandles()
  for (const field of fields) {
    await field.focus()
    const before = await Promise.all(fields.map(textOf))
    await page.keyboard.type(LETTERS)
    const after = await Promise.all(fields.map(textOf))
    const own = fields.indexOf(field)
    expect(after[own]).toBe(`${before[own]}${LETTERS}`)
    expect(after.toSpliced(own, 1)).toEqual(before.toSpliced(own, 1))
  }
}

type Handle = Awaited<ReturnType<Locator['elementHandles']>>[number]

function textOf(field: Handle): Promise<string> {
  return field.evaluate((node) => ('value' in node ? String(node.value) : (node.textContent ?? '')))
}

/** Presses a button of a form; returns the form. */
async function submit(page: Page, name: string): Promise<Locator> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name, exact: true }) })
  await form.getByRole('button', { name, exact: true }).click()
  return form
}

const guestForms = [
  { path: '/users/register', button: t('auth.signup') },
  { path: '/users/login', button: t('auth.login') },
  { path: '/users/account-recovery', button: /mail|link/i },
  { path: '/users/password-reset?code=unknown', button: /password/i },
]

for (const { path, button } of guestForms) {
  test(`after a refusal, typing stays in its field at ${path}`, async ({ page }) => {
    await visit(page, path)
    const form = page.getByRole('main').locator('form')
    await form.locator('[type="submit"]').filter({ hasText: button }).click()
    await expectTypingToStay(page, form)
  })
}

test('after a refusal, typing stays in its field on the ask screen', async ({ admin, open }) => {
  const page = await open({ as: admin })
  await visit(page, '/questions/ask')
  // It takes the place of the plain field that the page comes with.
  await expect(page.locator('.cm-content')).toBeVisible()
  await expectTypingToStay(page, await submit(page, t('ask.post')))
})

test('after a refusal, typing stays in its field in the forms of an account', async ({ open, server }) => {
  const page = await open({ as: await newMember(server, 'Refused Settings') })
  for (const path of ['/users/settings/profile', '/users/settings/account']) {
    await visit(page, path)
    const forms = page.getByRole('main').locator('form')
    for (const form of await forms.all()) {
      for (const field of await form.locator('input:not([type="radio"]):not([type="file"]):visible').all())
        await field.fill('')
      const button = form.locator('[type="submit"]')
      if ((await button.count()) === 0) continue
      await button.click()
      if ((await form.locator('[aria-invalid="true"]').count()) > 0) await expectTypingToStay(page, form)
    }
  }
})

test('after a refusal, typing stays in its field in forms of tags and edits', async ({ admin, open }) => {
  const page = await open({ as: admin })
  const question = await askOne(admin, 'Which field has the focus now?')
  const answer = await answerOne(admin, question, 'The one that was typed into.')
  for (const path of ['/tags/create', `/posts/${question}/edit`, `/posts/${question}/${answer}/edit`]) {
    await visit(page, path)
    const form = page.getByRole('main').locator('form')
    for (const field of await form.getByRole('textbox').all()) await field.fill('')
    await form.locator('[type="submit"]').click()
    await expectTypingToStay(page, form)
  }
})

test('after a refusal, typing stays in its field in answers, comments and reasons', async ({ admin, open, server }) => {
  const page = await open({ as: await newMember(server, 'Refused Posts') })
  const id = await askOne(admin, 'Does the focus stay where it is?')
  await visit(page, `/questions/${id}`)
  await page.getByRole('button', { name: t('comments.add') }).click()
  await expectTypingToStay(page, await submit(page, t('comments.post')))
  await page.getByRole('textbox', { name: t('answers.text') }).scrollIntoViewIfNeeded()
  await expectTypingToStay(page, await submit(page, t('answers.post')))
})
