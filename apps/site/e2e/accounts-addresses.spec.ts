import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expireMailedCodes } from '../../server/test/databases/stored-codes.ts'
import { expect, linkIn, logInOn, PASSWORD, pressButtonOf, test, visit } from './support/accounts.ts'
import { headerMenu } from './support/fixtures.ts'
import { newMember, type Person } from './support/people.ts'
import { wordsIn, type StoryWords } from './support/words.ts'

const english = wordsIn('en_US')
const { t } = english
const CONFIRM = '/answer/api/v1/user/email'
const LINK_IS_OLD = 'Sorry, this confirmation link is no longer valid. Perhaps your email was already changed?'

interface FormWords {
  address: string
  password: string
  send: string
  sent: string
}

const formWords: FormWords = {
  address: 'New email',
  password: 'Current password',
  send: 'Send the link',
  sent: 'Check your email.',
}

/** Requests another email address in the settings. */
async function askFor(page: Page, address: string, words: FormWords = formWords): Promise<void> {
  await visit(page, '/users/settings/account')
  await page.getByLabel(words.address).fill(address)
  await page.getByLabel(words.password).first().fill(PASSWORD)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('status').filter({ hasText: words.sent })).toContainText(address)
}

const addressOf = async (person: Person) => (await unwrap(person.api.call('getCurrentUser')))?.e_mail

const scripts: readonly { words: StoryWords; name: string; form: FormWords; button: string; done: string }[] = [
  {
    words: english,
    name: 'Moving Member',
    form: formWords,
    button: 'Confirm the address',
    done: 'Your new email address is confirmed.',
  },
  {
    words: wordsIn('zh_CN'),
    name: 'Chen Xin',
    form: { address: '新邮箱', password: '当前密码', send: '发送链接', sent: '请查收邮件。' },
    button: '验证邮箱',
    done: '新的邮箱地址已确认。',
  },
]

for (const { words, name, form, button, done } of scripts) {
  test(`the email address changes when the link in the mail to the new one is opened (${words.language})`, async ({
    open,
    server,
    mailbox,
    watch,
  }) => {
    const person = await newMember(server, name)
    const fresh = `fresh.${person.email}`
    const page = await open({ as: person, locale: words.tag })
    await askFor(page, fresh, form)
    expect(await addressOf(person)).toBe(person.email)
    const mail = await mailbox.next(fresh)
    await pressButtonOf(page, mail, button)
    await expect(page.getByText(done)).toBeVisible()
    expect(await addressOf(person)).toBe(fresh)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByText(fresh).first()).toBeVisible()

    await test.step('the link works once', async () => {
      watch.expectStatus(403, CONFIRM)
      await page.goto(linkIn(mail))
      await expect(page.getByRole('alert')).toHaveText(words.t('auth.email_link_invalid'))
    })
    const login = await open({ locale: words.tag })
    await visit(login, '/users/login')
    await logInOn(login, fresh, PASSWORD, words)
    await expect(headerMenu(login, words.t('header.account', { name }))).toBeVisible()
  })
}

test('of two requested changes only the later one counts, whichever link is opened first', async ({
  open,
  server,
  mailbox,
  watch,
}) => {
  watch.expectStatus(403, CONFIRM)
  for (const first of ['older', 'newer'] as const) {
    const person = await newMember(server, `Undecided ${first}`)
    const page = await open({ as: person })
    const [one, two] = [`one.${person.email}`, `two.${person.email}`]
    await askFor(page, one)
    await askFor(page, two)
    const links = { older: linkIn(await mailbox.next(one)), newer: linkIn(await mailbox.next(two)) }
    for (const which of first === 'older' ? (['older', 'newer'] as const) : (['newer', 'older'] as const)) {
      await page.goto(links[which])
      const words = which === 'older' ? LINK_IS_OLD : 'Your new email address is confirmed.'
      await expect(page.getByText(words)).toBeVisible()
    }
    expect(await addressOf(person)).toBe(two)
  }
})

test('the link works in another browser, and expires', async ({ open, server, mailbox, watch }) => {
  const person = await newMember(server, 'Two Devices')
  const page = await open({ as: person })
  const phone = await open()
  watch.expectStatus(403, CONFIRM)
  await askFor(page, 'late@example.com')
  expireMailedCodes(server.dataDir)
  await phone.goto(linkIn(await mailbox.next('late@example.com')))
  await expect(phone.getByRole('alert')).toHaveText(LINK_IS_OLD)

  await askFor(page, 'in.time@example.com')
  await phone.goto(linkIn(await mailbox.next('in.time@example.com')))
  await expect(phone.getByText('Your new email address is confirmed.')).toBeVisible()
  await expect(headerMenu(phone, t('header.account', { name: person.name }))).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your current address is in.time@example.com.')).toBeVisible()
})

test('a wrong password and a taken address are reported at their fields', async ({ open, server, admin, watch }) => {
  const person = await newMember(server, 'Refused Wishes')
  const page = await open({ as: person })
  await visit(page, '/users/settings/account')
  const address = page.getByLabel('New email')
  const password = page.getByLabel('Current password').first()
  const send = page.getByRole('button', { name: 'Send the link' })
  watch.expectStatus(400, '/answer/api/v1/user/email/change/code')
  await address.fill('other@example.com')
  await password.fill('not-the-password')
  await send.click()
  await expect(password).toHaveAccessibleDescription('The password is not correct.')
  await expect(address).toHaveValue('other@example.com')
  await address.fill(admin.email.toUpperCase())
  await password.fill(PASSWORD)
  await send.click()
  await expect(address).toHaveAccessibleDescription('This email is already in use.')
  await expect(address).toBeFocused()
})
