import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expect, linkIn, logInOn, unconfirmedMember, PASSWORD, pressButtonOf, test, visit } from './support/accounts.ts'
import { headerMenu } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { wordsIn, type StoryWords } from './support/words.ts'

const english = wordsIn('en_US')
const { t } = english
const NEW_PASSWORD = 'battery-staple'
const LOGIN = '/answer/api/v1/user/login/email'
const REPLACEMENT = '/answer/api/v1/user/password/replacement'

async function typeNewPassword(page: Page, password: string): Promise<void> {
  const fields = page.locator('input[autocomplete="new-password"]')
  await fields.nth(0).fill(password)
  await fields.nth(1).fill(password)
}

const loggedInAs = (page: Page, name: string, words: StoryWords = english) =>
  headerMenu(page, words.t('header.account', { name }))

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: t('auth.login') })

const scripts = [
  {
    words: english,
    name: 'Forgetful Member',
    send: 'Send the link',
    answer: 'Check your email.',
    button: 'Choose a new password',
    save: 'Set new password',
    done: 'Your password is changed. Log in with the new one.',
    expired: 'Sorry, this password reset link is no longer valid. Perhaps your password is already reset?',
    again: 'Ask for a new link',
  },
  {
    words: wordsIn('zh_CN'),
    name: 'Wang Jian Wang',
    send: '发送链接',
    answer: '请查收邮件。',
    button: '设置新密码',
    save: '设置新密码',
    done: '密码已修改，请用新密码登录。',
    expired: wordsIn('zh_CN').t('auth.reset_link_invalid'),
    again: '重新获取链接',
  },
]

for (const { words, name, send, answer, button, save, done, expired, again } of scripts) {
  test(`a forgotten password is reset by mail (${words.language})`, async ({ open, server, mailbox, watch }) => {
    const person = await newMember(server, name)
    const elsewhere = await open({ as: person, locale: words.tag })
    const page = await open({ locale: words.tag })
    await visit(page, '/users/login')
    await page.getByRole('link', { name: words.t('auth.forgot') }).click()
    // The login screen has a field with the same label, so wait for the next screen.
    await expect(page.getByRole('heading', { level: 1, name: words.t('auth.recovery_title') })).toBeVisible()
    await page.getByLabel(words.t('auth.email')).fill(person.email)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('status').filter({ hasText: answer })).toContainText(person.email)

    const mail = await mailbox.next(person.email)
    await pressButtonOf(page, mail, button)
    await typeNewPassword(page, NEW_PASSWORD)
    await page.getByRole('button', { name: save }).click()
    await expect(page.getByText(done)).toBeVisible()
    await elsewhere.goto('/')
    await expect(elsewhere.getByRole('banner').getByRole('link', { name: words.t('auth.login') })).toBeVisible()

    watch.expectStatus(400, LOGIN)
    await page
      .getByRole('main')
      .getByRole('link', { name: words.t('auth.login') })
      .click()
    await logInOn(page, person.email, PASSWORD, words)
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await logInOn(page, person.email, NEW_PASSWORD, words)
    await expect(loggedInAs(page, name, words)).toBeVisible()

    await test.step('the link works once', async () => {
      watch.expectStatus(403, REPLACEMENT)
      const second = await open({ locale: words.tag })
      await visit(second, linkIn(mail))
      await typeNewPassword(second, 'somebody-elses')
      await second.getByRole('button', { name: save }).click()
      await expect(second.getByRole('alert')).toHaveText(expired)
      await second.getByRole('main').getByRole('link', { name: again }).click()
      await expect(second).toHaveURL(/\/users\/account-recovery$/)
      const refused = await person.api.call('loginByEmail', {
        body: { e_mail: person.email, pass: 'somebody-elses' },
      })
      expect(refused.error?.status).toBe(400)
    })
  })
}

test('an unknown address gets the same answer, and no mail', async ({ open, server, mailbox }) => {
  const known = await newMember(server, 'Known Member')
  const answers: string[] = []
  for (const email of [known.email, 'nobody.at.all@example.com']) {
    const page = await open()
    await visit(page, '/users/account-recovery')
    await page.getByLabel(t('auth.email')).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    const answer = page.getByRole('status').filter({ hasText: 'Check your email.' })
    await expect(answer).toBeVisible()
    answers.push((await answer.innerText()).replaceAll(email, 'the address'))
  }
  expect(answers[0]).toBe(answers[1])
  await mailbox.next(known.email)
  expect(mailbox.unread()).not.toContain('nobody.at.all@example.com')
})

test('changing the password logs out the second browser on its next request, but not the first', async ({
  open,
  server,
  watch,
}) => {
  const person = await newMember(server, 'Careful Changer')
  const first = await open({ as: person })
  const second = await open({ as: person })
  const third = await open({ as: person })
  for (const page of [second, third]) {
    await visit(page, '/users/settings/account')
    await expect(loggedInAs(page, person.name)).toBeVisible()
  }
  await visit(first, '/users/settings/account')
  // Four sessions: one in each of the three browsers, and one of `person.api`.
  const rows = first.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await first.getByLabel('Current password').last().fill(PASSWORD)
  await typeNewPassword(first, NEW_PASSWORD)
  await first.getByRole('button', { name: 'Change password' }).click()
  await expect(first.getByText('Password changed. Other devices were logged out.')).toBeVisible()
  await expect(rows).toHaveCount(1)

  await test.step('on loading a page', async () => {
    await second.goto('/users/settings/account')
    await expect(second).toHaveURL(/\/users\/login\?next=/)
    await expect(loginLink(second)).toBeVisible()
  })
  await test.step('on navigating within the page', async () => {
    watch.expectStatus(401, '/answer/api/v1/user/notification/config')
    watch.expectStatus(401, '/answer/api/v1/notification/mutes')
    await third.getByRole('link', { name: 'Notifications' }).click()
    await expect(third).toHaveURL(/\/users\/login\?next=%2Fusers%2Fsettings%2Fnotify$/)
    expect(await third.evaluate(() => localStorage.getItem('_a_ltk_'))).toBeNull()
    await logInOn(third, person.email, NEW_PASSWORD)
    await expect(third).toHaveURL(/\/users\/settings\/notify$/)
  })
  await first.reload()
  await expect(loggedInAs(first, person.name)).toBeVisible()
})

test('a page whose session has ended says so, and an action on it leads to the login and back', async ({
  open,
  server,
  api,
}) => {
  const person = await newMember(server, 'Late Actor')
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
  const page = await open({ as: person })
  await visit(page, `/questions/${list[0]?.id}`)
  await expect(loggedInAs(page, person.name)).toBeVisible()
  await unwrap(person.api.call('revokeOtherSessions'))
  await expect(loginLink(page)).toBeVisible()
  await page
    .getByLabel(t('vote.of_question'))
    .getByRole('button', { name: t('kit.vote_up') })
    .click()
  await page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/users\/login\?next=%2Fquestions%2F/)
  await logInOn(page, person.email, PASSWORD)
  await expect(page).toHaveURL(new RegExp(`/questions/${list[0]?.id}`))
  await expect(loggedInAs(page, person.name)).toBeVisible()
})

test('logging in leads once to the page the member was heading for, and logging out clears it', async ({
  open,
  server,
}) => {
  const person = await newMember(server, 'Returning Member')
  const page = await open()
  await page.goto('/users/settings/interface')
  await expect(page).toHaveURL(/\/users\/login\?next=%2Fusers%2Fsettings%2Finterface$/)
  await visit(page, page.url())
  await logInOn(page, person.email, PASSWORD)
  await expect(page).toHaveURL(/\/users\/settings\/interface$/)
  await expect(page.getByRole('heading', { level: 1, name: t('header.settings') })).toBeVisible()

  await loggedInAs(page, person.name).click()
  await page.getByRole('link', { name: t('header.logout') }).click()
  await expect(loginLink(page)).toBeVisible()
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
  await visit(page, '/users/login')
  await logInOn(page, person.email, PASSWORD)
  await expect(page).toHaveURL(`${server.address}/`)
  await expect(loggedInAs(page, person.name)).toBeVisible()
})

test('a member with an unconfirmed address can still reset the password', async ({ open, server, mailbox }) => {
  const person = await unconfirmedMember(server.address, 'Unconfirmed Member')
  await mailbox.next(person.email)
  const page = await open()
  await visit(page, '/users/account-recovery')
  await page.getByLabel(t('auth.email')).fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await visit(page, linkIn(await mailbox.next(person.email)))
  await typeNewPassword(page, NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.login') })
    .click()
  await logInOn(page, person.email, NEW_PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: t('auth.inactive_title') })).toBeVisible()
})
