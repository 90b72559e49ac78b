import { readFile } from 'node:fs/promises'
import { unwrap } from '@quandary/api-client'
import { messages as english } from '@quandary/i18n/catalogues/en_US/account'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/account'
import type { Page } from '@playwright/test'
import { expect, linkIn, logInOn, PASSWORD, test, visit } from './support/accounts.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { headerMenu } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { AuthenticatorApp, withTwoFactor } from './support/two-factor.ts'
import { serverWordsIn, wordsIn, type StoryWords } from './support/words.ts'

const accountWords = { en_US: english, zh_CN: chinese }
const LOGIN = '/answer/api/v1/user/login/email'

const scripts = [
  {
    words: wordsIn('en_US'),
    name: 'Two Factor',
    left: 'Recovery codes left: 10',
    subject: 'Two-factor authentication is on',
  },
  { words: wordsIn('zh_CN'), name: 'Zhou Liang Bu', left: '剩余恢复码：10 个', subject: '两步验证已启用' },
]

const loggedInAs = (page: Page, name: string, { t }: StoryWords) => headerMenu(page, t('header.account', { name }))
const codeField = (page: Page, words: StoryWords) => page.getByLabel(accountWords[words.language]['two_factor.code'])

/** Checks the accessibility of the open dialog or page in both widths and themes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
    expect(await findingsInBothThemes(page), String(width)).toEqual([])
  }
}

for (const { words, name, left, subject } of scripts) {
  test(`a member turns two-factor authentication on and logs in with it (${words.language})`, async ({
    open,
    server,
    mailbox,
    watch,
  }) => {
    const own = accountWords[words.language]
    const person = await newMember(server, name)
    await unwrap(
      person.api.call('updateInterfacePreferences', { body: { language: words.language, color_scheme: 'default' } }),
    )
    const elsewhere = await open({ as: person, locale: words.tag })
    const page = await open({ as: person, locale: words.tag })
    await visit(page, '/users/settings/account')
    const dialog = page.getByRole('dialog')
    let key = ''

    await test.step('the dialog asks for the password first, and shows the key', async () => {
      watch.expectStatus(400, '/answer/api/v1/user/two-factor/setup')
      await page.getByRole('button', { name: own['two_factor.turn_on'] }).press('Enter')
      const password = dialog.getByRole('textbox', { name: own['password.present'] })
      await expect(password).toBeFocused()
      await expectAccessible(page)
      await password.fill('not-the-password')
      await password.press('Enter')
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await password.fill(PASSWORD)
      await password.press('Enter')
      await expect(dialog.getByRole('img', { name: own['two_factor.qr_code'] })).toBeVisible()
      await expect(codeField(page, words)).toBeFocused()
      key = await dialog.locator('code').innerText()
      await expectAccessible(page)
    })

    const app = new AuthenticatorApp(key)
    const first = await app.code()
    let codes: string[] = []

    await test.step('a wrong code turns nothing on, and the right one shows the recovery codes once', async () => {
      watch.expectStatus(400, '/answer/api/v1/user/two-factor')
      const field = codeField(page, words)
      await field.fill(first === '000000' ? '000001' : '000000')
      await field.press('Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill(`${first.slice(0, 3)} ${first.slice(3)}`)
      await field.press('Enter')
      const list = dialog.getByRole('list', { name: own['two_factor.codes'] })
      await expect(list).toBeFocused()
      codes = await list.getByRole('listitem').allInnerTexts()
      expect(new Set(codes).size).toBe(10)
      await expectAccessible(page)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await dialog.getByRole('button', { name: own['two_factor.copy_codes'] }).press('Enter')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
      const begun = page.waitForEvent('download')
      await dialog.getByRole('button', { name: own['two_factor.save_codes'] }).press('Enter')
      const file = await begun
      expect(file.suggestedFilename()).toBe('recovery-codes.txt')
      expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'))
      await dialog.getByRole('button', { name: own['two_factor.codes_stored'] }).press('Enter')
      await expect(dialog).toHaveCount(0)
      expect(await page.evaluate(() => document.activeElement === document.body), 'the focus is not lost').toBe(false)
    })

    await test.step('the settings say so, a mail too, and the other browser is logged out', async () => {
      await expect(page.getByText(own['two_factor.on'], { exact: true })).toBeVisible()
      await expect(page.getByText(left)).toBeVisible()
      await expectAccessible(page)
      expect((await mailbox.next(person.email)).subject).toContain(subject)
      await elsewhere.goto('/')
      await expect(elsewhere.getByRole('banner').getByRole('link', { name: words.t('auth.login') })).toBeVisible()
    })

    await test.step('the login form asks for a code, and keeps what was typed', async () => {
      watch.expectStatus(400, LOGIN)
      await visit(elsewhere, '/users/login')
      await logInOn(elsewhere, person.email, PASSWORD, words)
      const field = codeField(elsewhere, words)
      await expect(field).toBeFocused()
      const refusal = serverWordsIn(words)['error.two_factor.code_required']
      await expect(elsewhere.getByText(refusal), 'the first attempt was no mistake').toHaveCount(0)
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(field).toHaveAttribute('inputmode', 'numeric')
      await expect(elsewhere.getByLabel(words.t('auth.email'))).toHaveValue(person.email)
      await expect(elsewhere.getByRole('textbox', { name: words.t('auth.password') })).toHaveValue(PASSWORD)
      await expectAccessible(elsewhere)
      await field.press('Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill(first)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      await field.press('Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toBeFocused()
      await field.fill(await app.code())
      await field.press('Enter')
      await expect(loggedInAs(elsewhere, person.name, words)).toBeVisible()
    })
  })

  test(`a recovery code replaces the app, and turning off takes one too (${words.language})`, async ({
    open,
    server,
    mailbox,
    watch,
  }) => {
    const own = accountWords[words.language]
    const person = await newMember(server, `${name} Lost`)
    await unwrap(
      person.api.call('updateInterfacePreferences', { body: { language: words.language, color_scheme: 'dark' } }),
    )
    const { recovery } = await withTwoFactor(person)
    const page = await open({ locale: words.tag })
    watch.expectStatus(400, LOGIN)
    await visit(page, '/users/login')
    await logInOn(page, person.email, PASSWORD, words)
    await page.getByRole('button', { name: own['two_factor.use_recovery_code'] }).press('Enter')
    const field = page.getByLabel(own['two_factor.recovery_code'])
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('inputmode', 'text')
    await expectAccessible(page)
    await field.fill(recovery[0]?.toUpperCase() ?? '')
    await field.press('Enter')
    await expect(loggedInAs(page, person.name, words)).toBeVisible()
    await mailbox.next(person.email)
    expect((await mailbox.next(person.email)).subject).toMatch(/A recovery code was used|有一个恢复码被使用/)

    await test.step('new recovery codes take the place of the ones before', async () => {
      await visit(page, '/users/settings/account')
      await expect(page.getByText(own['two_factor.codes_left'].replace('{{count}}', '9'))).toBeVisible()
      await page.getByRole('button', { name: own['two_factor.new_codes'] }).press('Enter')
      await prove(page, words, recovery[1] ?? '')
      const list = page.getByRole('dialog').getByRole('list', { name: own['two_factor.codes'] })
      await expect(list.getByRole('listitem')).toHaveCount(10)
      const fresh = await list.getByRole('listitem').allInnerTexts()
      expect(fresh.filter((code) => recovery.includes(code))).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: own['two_factor.codes_stored'] }).press('Enter')
      await page.getByRole('button', { name: own['two_factor.turn_off'] }).press('Enter')
      await expectAccessible(page)
      await prove(page, words, fresh[0] ?? '')
      await expect(page.getByRole('status').getByText(own['two_factor.turned_off'])).toBeVisible()
      await expect(page.getByRole('button', { name: own['two_factor.turn_on'] })).toBeVisible()
      const subjects: string[] = []
      for (let mail = 0; mail < 4; mail += 1) subjects.push((await mailbox.next(person.email)).subject)
      expect(subjects.filter((text) => /A recovery code was used|有一个恢复码被使用/.test(text))).toHaveLength(2)
      expect(subjects.filter((text) => /You have new recovery codes|恢复码已更换/.test(text))).toHaveLength(1)
      expect(subjects.filter((text) => /Two-factor authentication is off|两步验证已停用/.test(text))).toHaveLength(1)
    })
    await unwrap(person.api.call('loginByEmail', { body: { e_mail: person.email, pass: PASSWORD } }))
  })
}

/** Enters the password and a recovery code in the open dialog. */
async function prove(page: Page, words: StoryWords, code: string): Promise<void> {
  const own = accountWords[words.language]
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: own['password.present'] }).fill(PASSWORD)
  await dialog.getByRole('button', { name: own['two_factor.use_recovery_code'] }).press('Enter')
  await dialog.getByLabel(own['two_factor.recovery_code']).fill(code)
  await dialog.getByLabel(own['two_factor.recovery_code']).press('Enter')
}

test('a mailed link asks people with a second factor to log in first', async ({ open, server, mailbox, watch }) => {
  const person = await newMember(server, 'Linked Twice')
  const { app } = await withTwoFactor(person)
  const body = { e_mail: 'linked.new@example.com', pass: PASSWORD }
  await unwrap(person.api.call('requestEmailChange', { body }))
  const link = linkIn(await mailbox.next(body.e_mail))
  watch.expectStatus(400, '/answer/api/v1/user/email')
  const page = await open({})
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Log in first, and open the link again in the same browser.')
  watch.expectStatus(400, LOGIN)
  await visit(page, '/users/login')
  await logInOn(page, person.email, PASSWORD)
  await codeField(page, wordsIn('en_US')).fill(await app.code())
  await codeField(page, wordsIn('en_US')).press('Enter')
  await expect(loggedInAs(page, person.name, wordsIn('en_US'))).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(english['email.confirmed'])).toBeVisible()
  await mailbox.next(person.email)
  expect((await mailbox.next(person.email)).subject).toContain('Your email address was changed')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain login form asks for the code too', async ({ page, server, watch }) => {
    const { t } = wordsIn('en_US')
    const person = await newMember(server, 'Plain Factor')
    const { app } = await withTwoFactor(person)
    watch.expectStatus(400, '/users/login')
    await page.goto('/users/login?next=%2Ftags')
    await logInOn(page, person.email, PASSWORD)
    await expect(page.getByText(/Enter the code of your authenticator app, or a recovery code/)).toBeVisible()
    await expect(page.getByLabel(t('auth.email'))).toHaveValue(person.email)
    await page.getByRole('textbox', { name: t('auth.password') }).fill(PASSWORD)
    await codeField(page, wordsIn('en_US')).fill(await app.code())
    await codeField(page, wordsIn('en_US')).press('Enter')
    await expect(page).toHaveURL(/\/tags$/)
    await expect(loggedInAs(page, person.name, wordsIn('en_US'))).toBeVisible()
  })
})
