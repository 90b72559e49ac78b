import { createI18n } from '@quandary/i18n'
import { messages as own } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as kit } from '@quandary/i18n/catalogues/en_US/ui'
import { messages as ownChinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import { messages as kitChinese } from '@quandary/i18n/catalogues/zh_CN/ui'
import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { Loading } from '../../site/e2e/support/layout-shifts.ts'
import { walkTo } from './support/by-keyboard.ts'
import type { OpenedDialog } from './support/dialogs.ts'
import { fill } from './support/filled-site.ts'
import { expectReady } from './support/ready.ts'

test.describe.configure({ mode: 'parallel' })

const wordsOf = {
  'en-US': createI18n({ language: 'en_US', messages: { ...own, ...kit } }).t,
  'zh-CN': createI18n({ language: 'zh_CN', messages: { ...ownChinese, ...kitChinese } }).t,
}
type Words = (typeof wordsOf)['en-US']

/** A control that is used with the keyboard to get to a dialog. */
interface Step {
  role: 'button' | 'checkbox' | 'link' | 'menuitem' | 'textbox'
  name: string
  /** Text to type into the control; without it the control is pressed. */
  type?: string
}

interface DialogStory {
  address: string
  steps: (t: Words) => readonly Step[]
  /**
   * Address of an API call that the test answers with a refusal, so that the dialog appears. The real server never
   * refuses this call.
   */
  refuses?: string
}

const button = (name: string): Step => ({ role: 'button', name })
const inMenu = (name: string): Step => ({ role: 'menuitem', name })

const ofPerson = (choose: (t: Words) => string, name = 'Person to look at'): DialogStory => ({
  address: `/users?query=${encodeURIComponent(name)}${name.endsWith('inactive') ? '&filter=inactive' : ''}`,
  steps: (t) => [button(t('users.acts', { name })), inMenu(choose(t))],
})
const ofQuestion = (address: string, title: string, choose: (t: Words) => string): DialogStory => ({
  address,
  steps: (t) => [button(t('posts.actions', { title })), inMenu(choose(t))],
})

const ofSelected = (address: string, choose: (t: Words) => string): DialogStory => ({
  address,
  steps: (t) => [{ role: 'checkbox', name: t('kit.select_all') }, button(choose(t))],
})

/** Every dialog that the back office opens, by its file and its subject. */
const DIALOGS: Readonly<Record<OpenedDialog, Readonly<Record<string, DialogStory>>>> = {
  'features/users/add-users.tsx': {
    'adding one person': { address: '/users', steps: (t) => [button(t('users.add'))] },
    'adding many people': { address: '/users', steps: (t) => [button(t('users.add')), button(t('users.add_many'))] },
  },
  'features/users/user-action-dialog.tsx': {
    'the role of a person': ofPerson((t) => t('users.change_role_menu')),
    'the status of a person': ofPerson((t) => t('users.change_status_menu')),
    'the password of a person': ofPerson((t) => t('users.set_password_menu')),
    'deleting an account': ofPerson((t) => t('users.delete_menu')),
  },
  'features/users/account-log.tsx': { 'the log of a person': ofPerson((t) => t('users.log_menu')) },
  'features/users/activation-link.tsx': {
    'an activation link': ofPerson((t) => t('users.activation_link_menu'), 'Member inactive'),
  },
  'features/users/bulk-status.tsx': {
    'the status of selected people': ofSelected('/users?query=Person', (t) => t('users.bulk_status')),
  },
  'features/posts/close-questions.tsx': {
    'closing a question': ofQuestion('/questions', 'How is rice cooked?', (t) => t('posts.close_ask')),
  },
  'features/posts/post-action-parts.tsx': {
    'deleting a question': ofQuestion('/questions', 'How is rice cooked?', (t) => t('posts.delete_ask')),
    'reopening a question': ofQuestion('/questions?filter=closed', 'How is soup cooked?', (t) => t('posts.reopen_ask')),
    'approving a question': ofQuestion('/questions?filter=pending', 'How is tofu cooked?', (t) =>
      t('posts.approve_ask'),
    ),
    'deleting selected questions': ofSelected('/questions', (t) => t('posts.delete_ask')),
    'approving selected answers': ofSelected('/answers?filter=pending', (t) => t('posts.approve_ask')),
    'deleting an answer': {
      address: '/answers',
      steps: (t) => {
        const title = t('answers.name', { author: 'Person to look at', title: 'How is rice cooked?' })
        return [button(t('posts.actions', { title })), inMenu(t('posts.delete_ask'))]
      },
    },
  },
  'features/flags/flag-decision.tsx': {
    'deciding on a flag': {
      address: '/flags',
      steps: (t) => [button(t('flags.decide_on', { title: 'How is rice cooked?' }))],
    },
  },
  'features/site-settings/settings-history.tsx': {
    'the history of settings': { address: '/general', steps: (t) => [button(t('history.open'))] },
  },
  'shell/unsaved-guard.tsx': {
    'leaving unsaved settings': {
      address: '/general',
      steps: (t) => [
        { role: 'textbox', name: t('general.name'), type: 'Renamed' },
        { role: 'link', name: t('nav.seo') },
      ],
    },
  },
  'shell/report-error.tsx': {
    'a refusal': {
      ...ofPerson((t) => t('users.activation_mail'), 'Member inactive'),
      refuses: '**/answer/admin/api/user/activation',
    },
  },
}

const STORIES = Object.values(DIALOGS).flatMap((ofFile) => Object.entries(ofFile))

const REFUSAL = { code: 400, reason: 'base.request_format_error', msg: 'Not now.', data: { err_type: 'modal' } }

for (const [locale, t] of Object.entries(wordsOf)) {
  test(`every dialog is clean in both themes and on both widths, and is used with the keyboard (${locale})`, async ({
    open,
    admin,
    server,
    watch,
  }) => {
    test.slow()
    watch.expectStatus(400, '/answer/admin/api/user/activation')
    await fill(server)
    const page = await open({ as: admin, locale })
    const loading = new Loading(page)
    for (const [what, { address, steps, refuses }] of STORIES) {
      await test.step(what, async () => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(`/admin${address}`)
        await expectReady(page, loading)
        if (refuses !== undefined) await page.route(refuses, (route) => route.fulfill({ status: 400, json: REFUSAL }))
        const opener = await take(page, steps(t))
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        await expect(dialog).toBeVisible()
        await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
        // The wide window comes last. On a phone the menu may be closed, and the control in it that opened the dialog
        // could not get the focus back.
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoSidewaysScroll(page)
          expect(await findingsInBothThemes(page), `${what} at ${width}`).toEqual([])
        }
        await expectFocusStays(page, dialog)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()
      })
    }
  })
}

/**
 * Uses controls one after the other with the keyboard only. Another test proves that Tab reaches each control of a
 * screen (`every-screen.spec.ts`).
 * @returns the control that opened the dialog, or the menu with its item
 */
async function take(page: Page, steps: readonly Step[]): Promise<Locator> {
  let opener = page.locator('body')
  for (const { role, name, type } of steps) {
    const control = page.getByRole(role, { name, exact: true }).first()
    const inDialog = (await page.getByRole('dialog').count()) > 0
    if (role === 'menuitem') await walkTo(page, control)
    else await control.focus()
    if (role !== 'menuitem' && !inDialog) opener = control
    if (type === undefined) await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
    else await page.keyboard.type(type)
  }
  return opener
}

/** Expects that Tab stays inside a dialog and wraps around at its end. */
async function expectFocusStays(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('a[href], button, input, select, textarea, [tabindex="0"]').count()
  for (let presses = 0; presses <= stops; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
}
