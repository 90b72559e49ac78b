import { unwrap } from '@quandary/api-client'
import { writeUnsubscribeLink } from '../../server/test/databases/stored-codes.ts'
import type { Page } from '@playwright/test'
import type { HostedSite } from '../../server/test/processes/site-host.ts'
import type { Mailbox } from '../../server/test/mail/mailbox.ts'
import {
  codeIn,
  expect,
  linkIn,
  logInOn,
  unconfirmedMember,
  PASSWORD,
  pressButtonOf,
  test,
  visit,
} from './support/accounts.ts'
import { headerMenu, type Open } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { chooseIn } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const english = wordsIn('en_US')
const { t } = english

for (const words of [english, wordsIn('zh_CN')]) {
  test(`a suspended member sees the reason, can log out, and cannot log in again (${words.language})`, async ({
    open,
    server,
    admin,
    watch,
  }) => {
    const person = await newMember(server, `Suspended ${words.tag}`)
    const { id } = (await unwrap(person.api.call('getCurrentUser'))) ?? { id: '' }
    const page = await open({ as: person, locale: words.tag })
    await visit(page, '/tags')
    // The page is notified by the event stream, refetches the viewer and redirects.
    watch.expectStatus(403, /\/user\/info$/)
    await unwrap(
      admin.api.call('updateUserStatus', {
        body: { user_id: id, status: 'suspended', suspend_duration: 'forever', suspend_reason: 'Only advertising' },
      }),
    )
    await expect(page).toHaveURL(/\/users\/account-suspended$/)
    await expect(page.getByRole('heading', { level: 1, name: words.t('auth.suspended_title') })).toBeVisible()
    await expect(page.getByText(words.t('auth.suspended'))).toBeVisible()
    await expect(page.getByText('Only advertising')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await visit(page, '/users/account-suspended')
    await page
      .getByRole('main')
      .getByRole('link', { name: words.t('header.logout') })
      .click()
    await expect(page.getByRole('banner').getByRole('link', { name: words.t('auth.login') })).toBeVisible()

    watch.expectStatus(403, '/answer/api/v1/user/login/email')
    await visit(page, '/users/login')
    await logInOn(page, person.email, PASSWORD, words)
    await expect(page.getByRole('alert')).toContainText('Only advertising')
    expect(await page.evaluate(() => localStorage.getItem('_a_ltk_'))).toBeNull()

    await unwrap(admin.api.call('updateUserStatus', { body: { user_id: id, status: 'normal' } }))
    await logInOn(page, person.email, PASSWORD, words)
    await expect(headerMenu(page, words.t('header.account', { name: person.name }))).toBeVisible()
  })

  test(`the unsubscribe link in a mail works without a login (${words.language})`, async ({
    open,
    server,
    mailbox,
    admin,
    watch,
  }) => {
    const person = await newMember(server, `Mailed ${words.tag}`)
    await unwrap(
      person.api.call('updateInterfacePreferences', { body: { language: words.language, color_scheme: 'default' } }),
    )
    const { older, newer } = await sendTwoNotifications(person, admin, mailbox)
    const page = await open({ locale: words.tag })
    await pressButtonOf(page, older, linkIn(older))
    await expect(page.getByRole('status').filter({ hasText: unsubscribed[words.language] })).toBeVisible()
    const { inbox } = await unwrap(person.api.call('getNotificationSettings'))
    expect(inbox.enable).toBe(false)
    // Every mail contains a different link, and each link works once.
    await page.goto(linkIn(newer))
    await expect(page.getByRole('status').filter({ hasText: unsubscribed[words.language] })).toBeVisible()
    watch.expectStatus(403, '/answer/api/v1/user/notification/unsubscribe')
    await page.goto(linkIn(newer))
    await expect(page.getByRole('alert')).toHaveText(usedUp[words.language])
  })
}

test('a suspended member whose next page is refused is redirected to the reason', async ({
  open,
  server,
  admin,
  watch,
}) => {
  const person = await newMember(server, 'Suspended Reader')
  const page = await openWithoutNotifications(open, person)
  await visit(page, '/tags')
  await suspend(admin, person)
  watch.expectStatus(403, /\/answer\/api\/v1\//)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.inbox') })
    .click()
  await seesReason(page)
})

test('a suspended member is redirected to the reason when a part of the page learns of it first', async ({
  open,
  server,
  admin,
  watch,
}) => {
  const person = await newMember(server, 'Suspended Reporter')
  const { list } = await unwrap(person.api.call('listQuestions', { query: { page: 1, page_size: 1, order: 'score' } }))
  const page = await openWithoutNotifications(open, person)
  await visit(page, `/questions/${list[0]?.id}`)
  await suspend(admin, person)
  watch.expectStatus(403, /\/answer\/api\/v1\//)
  // The dialog is already open when it loads its reasons, so neither a route nor an action makes the request that is
  // refused.
  await chooseIn(page, t('post.more_question'), t('post.flag'))
  await seesReason(page)
})

test('a suspended member who comes back to the tab is redirected to the reason', async ({
  open,
  server,
  admin,
  watch,
}) => {
  const person = await newMember(server, 'Suspended Returner')
  const page = await openWithoutNotifications(open, person)
  await page.clock.install()
  await visit(page, '/tags')
  await suspend(admin, person)
  watch.expectStatus(403, /\/answer\/api\/v1\//)
  const returnToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await returnToTab()
  await expect(page, 'the account is still fresh').toHaveURL(/\/tags$/)
  await page.clock.fastForward(11_000)
  await returnToTab()
  await seesReason(page)
})

/** Opens a member's page without notifications, so that only its next request can reveal the suspension. */
async function openWithoutNotifications(open: Open, person: Person): Promise<Page> {
  const page = await open({ as: person })
  await page.route(/\/notification\/(status|stream)$/, () => undefined)
  return page
}

const REASON = 'Only advertising'

async function suspend(admin: Person, person: Person): Promise<void> {
  const { id } = (await unwrap(person.api.call('getCurrentUser'))) ?? { id: '' }
  const body = { user_id: id, status: 'suspended', suspend_duration: 'forever', suspend_reason: REASON } as const
  await unwrap(admin.api.call('updateUserStatus', { body }))
}

async function seesReason(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/users\/account-suspended$/)
  await expect(page.getByText(REASON)).toBeVisible()
}

/** Sends a member two mails: an answer to their question, and a comment on it. */
async function sendTwoNotifications(person: Person, other: Person, mailbox: Mailbox) {
  const tags = [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }]
  const body = { title: `What does ${person.name} want to know?`, content: 'Everything there is to know.', tags }
  const { id } = await unwrap(person.api.call('createQuestion', { body }))
  await unwrap(other.api.call('createAnswer', { body: { question_id: id, content: 'Nothing, it seems to me.' } }))
  const older = await mailbox.next(person.email)
  await unwrap(other.api.call('createComment', { body: { object_id: id, original_text: 'Or was it something?' } }))
  return { older, newer: await mailbox.next(person.email) }
}

const unsubscribed = { en_US: 'You no longer get these mails.', zh_CN: '你不会再收到这类邮件。' }
const usedUp = {
  en_US: 'Sorry, this link is no longer valid. You can choose your mails in the settings.',
  zh_CN: '抱歉，此链接已失效。你可以在设置中选择要接收的邮件。',
}

test('a private site keeps the account pages and legal texts public', async ({ open, server, admin, watch }) => {
  const person = await newMember(server, 'Private Reader')
  const link = writeUnsubscribeLink(server.dataDir, person.username, 'inbox')
  const login = await unwrap(admin.api.call('getLoginSettings'))
  await unwrap(admin.api.call('updateLoginSettings', { body: { ...login, login_required: true } }))
  try {
    const page = await open()
    for (const path of ['/', '/questions', '/tags', '/users', `/users/${person.username}`, '/search?q=oats']) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/users\/login/)
    }
    watch.expectStatus(403, '/403')
    for (const path of ['/tos', '/privacy', '/users/register', '/users/account-recovery', '/403']) {
      await page.goto(path)
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(link)
    await expect(page.getByRole('status').filter({ hasText: unsubscribed.en_US })).toBeVisible()
    const theirs = await open({ as: person })
    await theirs.goto('/tags')
    await expect(theirs.getByRole('heading', { level: 1, name: t('nav.tags') })).toBeVisible()
  } finally {
    await unwrap(admin.api.call('updateLoginSettings', { body: { ...login, login_required: false } }))
  }
})

/** Pages that accept a code, their API calls, and their messages for a code that belongs to another page. */
const screens = [
  {
    name: 'activation',
    path: '/users/account-activation',
    call: '/answer/api/v1/user/email/verification',
    words: 'Sorry, this account confirmation link is no longer valid. Perhaps your account is already active?',
    done: t('auth.activated'),
  },
  {
    name: 'password reset',
    path: '/users/password-reset',
    call: '/answer/api/v1/user/password/replacement',
    words: 'Sorry, this password reset link is no longer valid. Perhaps your password is already reset?',
    done: 'Your password is changed. Log in with the new one.',
  },
  {
    name: 'new address',
    path: '/users/confirm-new-email',
    call: '/answer/api/v1/user/email',
    words: 'Sorry, this confirmation link is no longer valid. Perhaps your email was already changed?',
    done: 'Your new email address is confirmed.',
  },
  {
    name: 'unsubscribe',
    path: '/users/unsubscribe',
    call: '/answer/api/v1/user/notification/unsubscribe',
    words: usedUp.en_US,
    done: unsubscribed.en_US,
  },
] as const

for (const screen of screens) {
  test(`a code is refused by every page but its own: ${screen.name}`, async ({ open, server, mailbox, watch }) => {
    const codes = await codesOf(await unconfirmedMember(server.address, `Wrong Door ${screen.name}`), server, mailbox)
    const page = await open()
    watch.expectStatus(403, screen.call)
    for (const [purpose, code] of [...Object.entries(codes), ['no mail', 'never-issued'] as const]) {
      if (purpose === screen.name) continue
      await test.step(`${purpose} at ${screen.name}`, async () => {
        await openWithCode(page, screen.path, code)
        await expect(page.getByRole('alert').filter({ hasText: screen.words })).toBeVisible()
      })
    }
    // The failed attempts on other pages have not used up the code.
    await openWithCode(page, screen.path, codes[screen.name])
    await expect(page.getByText(screen.done)).toBeVisible()
  })
}

/** Issues one code for each purpose, all for the same member. */
async function codesOf(person: Person, server: HostedSite, mailbox: Mailbox) {
  const activation = codeIn(await mailbox.next(person.email))
  await unwrap(person.api.call('requestPasswordReset', { body: { e_mail: person.email } }))
  const reset = codeIn(await mailbox.next(person.email))
  const wished = `right.${person.email}`
  await unwrap(person.api.call('requestEmailChange', { body: { e_mail: wished } }))
  const address = codeIn(await mailbox.next(wished))
  const unsubscribe = writeUnsubscribeLink(server.dataDir, person.username, 'inbox').split('code=')[1] ?? ''
  return { activation, 'password reset': reset, 'new address': address, unsubscribe }
}

/** Opens a page with a code, and enters a new password if there are fields for it. */
async function openWithCode(page: Page, path: string, code: string): Promise<void> {
  await visit(page, `${path}?code=${code}`)
  const fields = page.locator('input[autocomplete="new-password"]')
  if ((await fields.count()) === 0) return
  for (const field of await fields.all()) await field.fill('battery-staple')
  await page.getByRole('button', { name: 'Set new password' }).click()
}

test('a guest who acts is asked to log in, and returns to the same page', async ({ open, server, api }) => {
  const person = await newMember(server, 'Prompted Guest')
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
  for (const words of [english, wordsIn('zh_CN')]) {
    const page = await open({ locale: words.tag })
    await visit(page, `/questions/${list[0]?.id}`)
    await page
      .getByLabel(words.t('vote.of_question'))
      .getByRole('button', { name: words.t('kit.vote_up') })
      .click()
    const prompt = page.getByRole('dialog', { name: words.t('auth.continue') })
    await expect(prompt).toContainText(words.t('auth.continue_act'))
    await expect(prompt.getByRole('link', { name: words.t('auth.signup') })).toBeVisible()
    await prompt.getByRole('link', { name: words.t('auth.login') }).click()
    await logInOn(page, person.email, PASSWORD, words)
    await expect(page).toHaveURL(new RegExp(`/questions/${list[0]?.id}`))
    await expect(headerMenu(page, words.t('header.account', { name: person.name }))).toBeVisible()
  }
})
