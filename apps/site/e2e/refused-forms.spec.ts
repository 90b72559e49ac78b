import { unwrap } from '@quandary/api-client'
import type { Locator, Page } from '@playwright/test'
import { createI18n } from '@quandary/i18n'
import { messages as account } from '@quandary/i18n/catalogues/en_US/account'
import { messages as posting } from '@quandary/i18n/catalogues/en_US/posting'
import { filterWordsIn } from './support/filter-words.ts'
import { expect, test, visit } from './support/fixtures.ts'
import type { RefusingForm } from './support/forms.ts'
import { newMember, type Person } from './support/people.ts'
import { answerOne, askOne, chooseIn } from './support/questions.ts'
import { AuthenticatorApp } from './support/two-factor.ts'
import { expectTypingToStay } from './support/typing-stays.ts'
import { wordsIn } from './support/words.ts'

test.describe.configure({ mode: 'parallel' })

const { t } = wordsIn('en_US')
const words = createI18n<typeof posting>({ language: 'en_US', messages: posting }).t
const filterWords = filterWordsIn('en_US')
const own = createI18n<typeof account>({ language: 'en_US', messages: account }).t

interface Story {
  page: Page
  admin: Person
  /** The password of the viewer. */
  password: string
}

interface Refusal {
  as: 'guest' | 'member' | 'admin'
  /** Opens the form, submits it with invalid content and returns the form's element. */
  refuse: (story: Story) => Promise<Locator>
}

/** Returns the test case of a form for guests that is sent with empty fields. */
function ofGuests(path: string): Refusal {
  return {
    as: 'guest',
    refuse: async ({ page }) => {
      await visit(page, path)
      // Buttons of connected services are forms without a visible field.
      const form = page.getByRole('main').locator('form', { has: page.locator('input:visible') })
      await form.locator('[type="submit"]').last().click()
      return form
    },
  }
}

/** Returns the test case of a settings form whose fields were emptied. */
function ofSettings(path: string, button: string): Refusal {
  return {
    as: 'member',
    refuse: async ({ page }) => {
      await visit(page, path)
      const form = formWith(page, button)
      for (const field of await form.locator('input:not([type="radio"]):not([type="file"]):visible').all())
        await field.fill('')
      return press(form, button)
    },
  }
}

/** Returns the test case of a form for writing that is sent with empty texts. */
function ofWriting(pathOf: (story: Story) => Promise<string>): Refusal {
  return {
    as: 'admin',
    refuse: async (story) => {
      await visit(story.page, await pathOf(story))
      const form = story.page.getByRole('main').locator('form')
      for (const field of await form.getByRole('textbox').all()) await field.fill('')
      await form.locator('[type="submit"]').click()
      return form
    },
  }
}

/** The test cases by the file of the form. A form that has different fields on different screens has several. */
const refusals: Readonly<Record<RefusingForm, Refusal | Readonly<Record<string, Refusal>>>> = {
  'features/accounts/address-change-form.tsx': ofSettings('/users/settings/account', t('email.send')),
  'features/accounts/confirm-email-screen.tsx': ofGuests('/users/confirm-email?binding_key=unknown'),
  'features/accounts/login-screen.tsx': ofGuests('/users/login'),
  'features/accounts/password-reset-screen.tsx': ofGuests('/users/password-reset?code=unknown'),
  'features/accounts/recovery-screen.tsx': ofGuests('/users/account-recovery'),
  'features/accounts/register-screen.tsx': ofGuests('/users/register'),
  'features/answers/answer-form.tsx': {
    as: 'member',
    refuse: async ({ page, admin }) => {
      await visit(page, `/questions/${await askOne(admin, 'Does the focus stay in an answer?')}`)
      await page.getByRole('button', { name: t('answers.post'), exact: true }).scrollIntoViewIfNeeded()
      // The editor replaces the plain field that the server rendered.
      await expect(page.locator('.cm-content')).toBeVisible()
      return press(formWith(page, t('answers.post')), t('answers.post'))
    },
  },
  'features/comments/comment-form.tsx': {
    as: 'member',
    refuse: async ({ page, admin }) => {
      await visit(page, `/questions/${await askOne(admin, 'Does the focus stay in a comment?')}`)
      await page.getByRole('button', { name: t('comments.add') }).click()
      return press(formWith(page, t('comments.post')), t('comments.post'))
    },
  },
  'features/editor/edit-frame.tsx': {
    'a question': ofWriting(
      async ({ admin }) => `/posts/${await askOne(admin, 'Which of three fields has the focus?')}/edit`,
    ),
    'an answer': ofWriting(async ({ admin }) => {
      const question = await askOne(admin, 'Which field has the focus now?')
      return `/posts/${question}/${await answerOne(admin, question, 'The one that was typed into.')}/edit`
    }),
  },
  'features/filters/filter-form.tsx': {
    as: 'guest',
    refuse: async ({ page }) => {
      await visit(page, '/questions?filters=open')
      const form = formWith(page, filterWords('apply'))
      for (const field of ['tags', 'not_tags'] as const)
        await form.getByLabel(filterWords(field), { exact: true }).fill('a b c d e f')
      return press(form, filterWords('apply'))
    },
  },
  'features/filters/saved/saved-filter-form.tsx': {
    as: 'member',
    refuse: async ({ page }) => {
      await visit(page, '/questions?answers=unaccepted')
      await page.getByRole('button', { name: filterWords('saved.save') }).click()
      const form = formWith(page, filterWords('saved.store'))
      await form.getByLabel(filterWords('saved.name')).fill(' ')
      return press(form, filterWords('saved.store'))
    },
  },
  'features/questions/ask-screen.tsx': {
    as: 'admin',
    refuse: async ({ page }) => {
      await visit(page, '/questions/ask')
      // The editor replaces the plain field that the server rendered.
      await expect(page.locator('.cm-content')).toBeVisible()
      return press(formWith(page, t('ask.post')), t('ask.post'))
    },
  },
  'features/reports/reason-dialog.tsx': {
    as: 'member',
    refuse: async ({ page, admin }) => {
      await visit(page, `/questions/${await askOne(admin, 'Does the focus stay in a flag?')}`)
      await chooseIn(page, t('post.more_question'), 'Flag')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /Something else/ }).check()
      await dialog.getByRole('button', { name: words('report.go') }).click()
      return dialog
    },
  },
  'features/reviews/flag-edit-form.tsx': {
    as: 'admin',
    refuse: async ({ page, admin }) => {
      const object_id = await askOne(admin, 'Does the focus stay in a review?')
      const reasons = await unwrap(
        admin.api.call('listReasons', { query: { object_type: 'question', action: 'flag' } }),
      )
      const report_type = reasons.find(({ content_type: type }) => type === '')?.reason_type ?? 0
      await unwrap(admin.api.call('createReport', { body: { object_id, report_type, content: '' } }))
      await visit(page, '/review?type=flagged_post')
      const card = page.getByRole('article')
      await card.getByRole('button', { name: t('review.flag_edit'), exact: true }).click()
      await card.getByLabel(t('ask.question_title')).fill('')
      return press(formWith(page, t('edit.save')), t('edit.save'))
    },
  },
  'features/settings/delete-account.tsx': {
    as: 'member',
    refuse: async ({ page }) => {
      await visit(page, '/users/settings/account')
      await page.getByRole('button', { name: t('own.delete'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('own.delete'), exact: true }).click()
      return dialog
    },
  },
  'features/settings/password-change-form.tsx': ofSettings('/users/settings/account', t('password.save')),
  'features/settings/profile-settings.tsx': ofSettings('/users/settings/profile', t('settings.save')),
  'features/tags/tag-form.tsx': ofWriting(() => Promise.resolve('/tags/create')),
  'features/tags/tag-merge-dialog.tsx': {
    as: 'admin',
    refuse: async ({ page, admin }) => {
      const tag = { slug_name: 'to-merge', display_name: 'to-merge', original_text: '' }
      await unwrap(admin.api.call('createTag', { body: tag }))
      await visit(page, '/tags/to-merge/info')
      await page.getByRole('button', { name: t('tag.merge') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('tag.merge_go') }).click()
      return dialog
    },
  },
  'features/two-factor/proof-dialog.tsx': {
    as: 'member',
    refuse: async (story) => {
      const { page } = story
      const dialog = await openAppStep(story)
      const app = new AuthenticatorApp(await dialog.locator('code').innerText())
      await dialog.getByRole('textbox').fill(await app.code())
      await dialog.getByRole('button', { name: own('two_factor.turn_on') }).click()
      await dialog.getByRole('button', { name: own('two_factor.codes_stored') }).click()
      await page.getByRole('button', { name: own('two_factor.turn_off') }).click()
      await dialog.getByRole('button', { name: own('two_factor.turn_off') }).click()
      return dialog
    },
  },
  'features/two-factor/set-up-dialog.tsx': {
    'the password': {
      as: 'member',
      refuse: async ({ page }) => {
        await visit(page, '/users/settings/account')
        await page.getByRole('button', { name: own('two_factor.turn_on') }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: own('two_factor.go_on') }).click()
        return dialog
      },
    },
    'the code': {
      as: 'member',
      refuse: async (story) => {
        const dialog = await openAppStep(story)
        await dialog.getByRole('button', { name: own('two_factor.turn_on') }).click()
        return dialog
      },
    },
  },
}

/** Opens the dialog that turns two-factor authentication on, at its second step. */
async function openAppStep({ page, password }: Story): Promise<Locator> {
  await visit(page, '/users/settings/account')
  await page.getByRole('button', { name: own('two_factor.turn_on') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(password)
  await dialog.getByRole('button', { name: own('two_factor.go_on') }).click()
  await expect(dialog.getByRole('img', { name: own('two_factor.qr_code') })).toBeVisible()
  return dialog
}

const stories = Object.entries(refusals).flatMap(([file, given]) =>
  'refuse' in given
    ? [[file, given as Refusal] as const]
    : Object.entries(given).map(([of, refusal]) => [`${file}, ${of}`, refusal] as const),
)

for (const [file, { as, refuse }] of stories) {
  test(`after a refusal, typing stays in its field: ${file}`, async ({ admin, open, server }) => {
    const people = {
      guest: () => undefined,
      member: () => newMember(server, `Refused ${nameOf(file)}`),
      admin: () => admin,
    }
    const person = await people[as]()
    const page = await open(person === undefined ? {} : { as: person })
    await expectTypingToStay(page, await refuse({ page, admin, password: person?.password ?? '' }))
  })
}

/**
 * Returns a name for the member who fills in a form: the file name of the form and its case, as words, cut to 20
 * characters.
 */
function nameOf(file: string): string {
  return file
    .replace(/^.*\//, '')
    .replace('.tsx', '')
    .replaceAll(/[^a-z]+/g, ' ')
    .slice(0, 20)
}

function formWith(page: Page, button: string): Locator {
  return page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) })
}

async function press(form: Locator, button: string): Promise<Locator> {
  await form.getByRole('button', { name: button, exact: true }).click()
  return form
}
