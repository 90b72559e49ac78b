import { unwrap } from '@quandary/api-client'
import { expireMailedCodes } from '../../server/test/databases/stored-codes.ts'
import {
  expect,
  linkIn,
  logInOn,
  unconfirmedMember,
  PASSWORD,
  pressButtonOf,
  signUpOn,
  test,
  visit,
  waitForHydration,
} from './support/accounts.ts'
import { headerMenu } from './support/fixtures.ts'
import { wordsIn } from './support/words.ts'

const { t } = wordsIn('en_US')
const VERIFY = '/answer/api/v1/user/email/verification'
const LINK_IS_OLD = 'Sorry, this account confirmation link is no longer valid. Perhaps your account is already active?'

const english = {
  words: wordsIn('en_US'),
  name: 'Signe Ullmann',
  subject: /Confirm your new account$/,
  greeting: 'Welcome to',
  button: 'Activate the account',
}
const chinese = {
  words: wordsIn('zh_CN'),
  name: 'Liu Yang',
  subject: /验证你的新账号$/,
  greeting: '欢迎来到',
  button: '激活账号',
}

for (const { words, name, subject, greeting, button } of [english, chinese]) {
  test(`from the sign-up form through the mail into the account (${words.language})`, async ({ open, mailbox }) => {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`
    const page = await open({ locale: words.tag })
    await visit(page, '/users/register')
    await signUpOn(page, name, email, words)
    await expect(page).toHaveURL(/\/users\/login\?status=inactive$/)
    await expect(page.getByRole('heading', { level: 1, name: words.t('auth.inactive_title') })).toBeVisible()
    await expect(page.getByText(words.t('auth.inactive_mail', { address: email }))).toBeVisible()

    const mail = await mailbox.next(email)
    expect(mail.subject).toMatch(subject)
    for (const part of [mail.text, mail.html]) expect(part).toContain(greeting)
    await pressButtonOf(page, mail, button)
    await expect(page).toHaveURL(/\/users\/account-activation\/success$/)
    await expect(page.getByText(words.t('auth.activated'))).toBeVisible()
    await expect(headerMenu(page, words.t('header.account', { name }))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: words.t('error.home') })
      .click()
    await expect(page).toHaveURL(/\/$/)
  })
}

for (const [name, username] of [
  ['Élise Müller', 'elise-muller'],
  ['陈志远', 'chenzhiyuan'],
] as const) {
  test(`${name} signs up on the way to asking, is told a username, and goes on to ask`, async ({ open, mailbox }) => {
    const page = await open()
    await visit(page, '/questions/ask')
    await expect(page).toHaveURL(/\/users\/login\?next=/)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('auth.signup') })
      .click()
    await waitForHydration(page)
    const email = `${username}@example.com`
    await signUpOn(page, name, email)
    await expect(page).toHaveURL(/\/users\/login\?status=inactive$/)
    await page.goto(linkIn(await mailbox.next(email)))
    await expect(page.getByText(`@${username}`)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('header.ask') })
      .click()
    await expect(page).toHaveURL(/\/questions\/ask$/)
  })
}

test('the sign-up links in the header and in the prompt of an act lead back to the question', async ({ page, api }) => {
  const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
  await visit(page, `/questions/${list[0]?.id}`)
  const { pathname } = new URL(page.url())
  const next = new RegExp(`next=${encodeURIComponent(pathname)}`)
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: t('auth.signup') })
      .first(),
  ).toHaveAttribute('href', next)
  await page
    .getByLabel(t('vote.of_question'))
    .getByRole('button', { name: t('kit.vote_up') })
    .click()
  await expect(page.getByRole('dialog').getByRole('link', { name: t('auth.signup') })).toHaveAttribute('href', next)
})

test('a used link fails and says that the account may already be active', async ({ open, server, mailbox, watch }) => {
  const person = await unconfirmedMember(server.address, 'Twice Used')
  const link = linkIn(await mailbox.next(person.email))
  const first = await open()
  await first.goto(link)
  await expect(first.getByText(t('auth.activated'))).toBeVisible()

  watch.expectStatus(403, VERIFY)
  const second = await open()
  await second.goto(link)
  await expect(second).toHaveURL(/\/users\/account-activation\/failed$/)
  await expect(second.getByRole('alert')).toContainText(LINK_IS_OLD)
  await second
    .getByRole('main')
    .getByRole('link', { name: t('auth.login') })
    .click()
  await logInOn(second, person.email, PASSWORD)
  await expect(headerMenu(second, t('header.account', { name: person.name }))).toBeVisible()
})

test('an expired link fails, and one click sends the next mail', async ({ open, server, mailbox, watch }) => {
  const person = await unconfirmedMember(server.address, 'Late Reader')
  const late = await mailbox.next(person.email)
  expireMailedCodes(server.dataDir)
  const page = await open({ as: person })
  watch.expectStatus(403, VERIFY)
  await pressButtonOf(page, late, 'Activate the account')
  await expect(page).toHaveURL(/\/users\/account-activation\/failed$/)
  await expect(page.getByRole('alert').filter({ hasText: LINK_IS_OLD })).toBeVisible()
  await page.getByRole('button', { name: t('auth.resend') }).click()
  await expect(page.getByText(t('auth.mail_sent', { address: person.email }))).toBeVisible()
  await page.goto(linkIn(await mailbox.next(person.email)))
  await expect(page.getByText(t('auth.activated'))).toBeVisible()
})

test('of two mails only the link in the later one works', async ({ open, server, mailbox, watch }) => {
  const person = await unconfirmedMember(server.address, 'Impatient Reader')
  const older = await mailbox.next(person.email)
  const page = await open({ as: person })
  // Pages for writing redirect an inactive member to the activation notice.
  await page.goto('/questions/ask')
  await expect(page).toHaveURL(/\/users\/login\?status=inactive$/)
  await visit(page, '/users/login?status=inactive')
  await page.getByRole('button', { name: t('auth.resend') }).click()
  await expect(page.getByText(t('auth.mail_sent', { address: person.email }))).toBeVisible()
  // The button counts down until another mail can be requested.
  await expect(page.getByRole('button', { name: /^Send again in 5\d s/ })).toHaveAttribute('aria-disabled', 'true')
  const newer = await mailbox.next(person.email)
  watch.expectStatus(403, VERIFY)
  await page.goto(linkIn(older))
  await expect(page.getByText(LINK_IS_OLD)).toBeVisible()
  await page.goto(linkIn(newer))
  await expect(page.getByText(t('auth.activated'))).toBeVisible()
})

test('a mistyped address is corrected before activation, which invalidates its link', async ({
  open,
  server,
  mailbox,
  watch,
}) => {
  const person = await unconfirmedMember(server.address, 'Mistyped Address')
  const toTheWrongOne = await mailbox.next(person.email)
  const right = 'right.address@example.com'
  const page = await open({ as: person })
  await visit(page, '/users/login?status=inactive')
  await page.getByRole('link', { name: 'Change email' }).click()
  await expect(page.getByText(`No mail at ${person.email}?`)).toBeVisible()
  await page.getByLabel('New email').fill(right)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`A link is on its way to ${right}.`)).toBeVisible()
  const mail = await mailbox.next(right)
  expect(mail.subject).toMatch(/Confirm your new account$/)
  await page.goto(linkIn(mail))
  await expect(page.getByText('Your new email address is confirmed.')).toBeVisible()
  await expect(headerMenu(page, t('header.account', { name: person.name }))).toBeVisible()

  watch.expectStatus(403, VERIFY)
  const other = await open()
  await other.goto(linkIn(toTheWrongOne))
  await expect(other.getByRole('alert')).toContainText(LINK_IS_OLD)
  await visit(other, '/users/login')
  await logInOn(other, right, PASSWORD)
  await expect(headerMenu(other, t('header.account', { name: person.name }))).toBeVisible()
})
