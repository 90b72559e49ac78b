import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { Browser } from '../../../test/http/browser.ts'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { mailedCode, newestMail, sentMails } from '../../../test/mail/outbox.ts'
import { addressAfterService, logIn, openService, redeemLandingCode } from '../connectors/connectors.test-data.ts'
import { findUser, updateUser } from '../users/index.ts'
import { ada, enabledCode, memberWithTwoFactor } from './two-factor.test-data.ts'

const STEP_MS = 30_000
const needsCode = { kind: 'refused', status: 400, reason: 'error.two_factor.code_required' }
const wrongCode = {
  status: 400,
  reason: 'error.two_factor.code_invalid',
  fields: [{ error_field: 'two_factor_code' }],
}
const needsLogin = { status: 400, reason: 'error.two_factor.link_needs_login' }

/** A browser that is signed in to the account. */
async function signedIn(site: TestSite, two_factor_code: string): Promise<{ browser: Browser; token: string }> {
  const browser = new Browser(site)
  const body = { e_mail: ada.e_mail, pass: ada.pass, two_factor_code }
  const { data } = await browser.call('POST', 'user/login/email', { body })
  return { browser, token: (data as { access_token: string }).access_token }
}

/** A member with a second factor. An administrator creates the account, because signing up would take a captcha. */
async function memberByAdmin(site: TestSite) {
  const admin = site.api((await site.admin()).token)
  const account = { display_name: ada.name, email: ada.e_mail, password: ada.pass }
  await unwrap(admin.call('createUser', { body: account }))
  const body = { e_mail: ada.e_mail, pass: ada.pass }
  const { id, access_token: token } = await unwrap(site.api().call('loginByEmail', { body }))
  return { id, token, code: await enabledCode(site, token) }
}

describeOnEveryEngine('logging in with a second factor', (open) => {
  it('TF5 the right password needs a code, and says so in the language of the page', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    expect((await member.logIn()).error).toMatchObject(needsCode)
    expect((await member.logIn({ two_factor_code: '  ' })).error).toMatchObject(needsCode)
    const sent = await site.server.http.inject({
      method: 'POST',
      url: '/answer/api/v1/user/login/email',
      headers: { 'accept-language': 'zh_CN' },
      payload: { e_mail: ada.e_mail, pass: ada.pass },
    })
    expect(sent.json()).toMatchObject({ msg: expect.stringContaining('两步验证'), data: { err_type: 'alert' } })
    expect(sent.headers['set-cookie']).toBeUndefined()
    expect(await unwrap(member.logIn({ two_factor_code: member.code() }))).toMatchObject({ username: 'ada' })
  })

  it('TF5 a wrong password is answered the same with and without a code, and uses none up', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    const code = member.code()
    const without = await member.logIn({ pass: 'wrong-password' })
    expect(without.error).toMatchObject({ reason: 'error.object.email_or_password_incorrect' })
    for (const two_factor_code of [code, '000000', member.recovery[0] ?? '']) {
      expect((await member.logIn({ pass: 'wrong-password', two_factor_code })).error).toEqual(without.error)
    }
    await unwrap(member.logIn({ two_factor_code: code }))
    await unwrap(member.logIn({ two_factor_code: member.recovery[0] ?? '' }))
  })

  it('TF6 codes of the step before and after the current one are accepted, and others are not', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    for (const steps of [-3, -2, 2, 3]) {
      expect((await member.logIn({ two_factor_code: member.code(steps) })).error, String(steps)).toMatchObject(
        wrongCode,
      )
    }
    site.clock.advance(3 * STEP_MS)
    for (const steps of [-1, 0, 1]) await unwrap(member.logIn({ two_factor_code: member.code(steps) }))
  })

  it('TF6 a code is accepted in full width and with spaces', async () => {
    const member = await memberWithTwoFactor(await open())
    const [first = '', ...rest] = [...member.code(1)].map((digit) => String.fromCodePoint(0xff10 + Number(digit)))
    await unwrap(member.logIn({ two_factor_code: `${first} ${rest.join('')}` }))
  })

  it('TF7 a code is accepted once, and none of an earlier step after it', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    const now = member.code()
    await unwrap(member.logIn({ two_factor_code: now }))
    expect((await member.logIn({ two_factor_code: now })).error).toMatchObject(wrongCode)
    await unwrap(member.logIn({ two_factor_code: member.code(1) }))
    for (const steps of [-1, 0, 1]) {
      expect((await member.logIn({ two_factor_code: member.code(steps) })).error).toMatchObject(wrongCode)
    }
  })

  it('TF7 of many concurrent logins with the same code one succeeds', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    for (const two_factor_code of [member.code(), member.recovery[0] ?? '']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => member.logIn({ two_factor_code })))
      expect(answers.filter(({ data }) => data)).toHaveLength(1)
      for (const { error } of answers.filter(({ data }) => !data)) expect(error).toMatchObject(wrongCode)
    }
    expect(await unwrap(member.api.call('listSessions'))).toHaveLength(3)
  })

  it('TF8 a recovery code works once, however it is typed, and mails the person', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    const [first = '', second = ''] = member.recovery
    await unwrap(member.logIn({ two_factor_code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` }))
    const mail = await newestMail(site)
    expect(mail).toMatchObject({ to: ada.e_mail, subject: '[Test site] A recovery code was used' })
    expect(mail.text).toContain('Codes left: 9.')
    expect(mail.text).not.toContain(first)
    expect((await member.logIn({ two_factor_code: first })).error).toMatchObject(wrongCode)
    await unwrap(member.logIn({ two_factor_code: second.replaceAll('-', '') }))
    expect((await unwrap(member.api.call('getTwoFactor'))).recovery_codes_left).toBe(8)
  })

  it('TF9 a wrong code is a failed login: it is recorded, asked for a captcha and limited', async () => {
    const site = await open({ rateLimits: true })
    const admin = site.api((await site.admin()).token)
    const { id, code } = await memberByAdmin(site)
    const attempt = (two_factor_code: string) =>
      site.api().call('loginByEmail', { body: { e_mail: ada.e_mail, pass: ada.pass, two_factor_code } })
    for (let time = 0; time < 3; time += 1) expect((await attempt('000000')).error).toMatchObject(wrongCode)
    const captcha = { fields: [{ error_field: 'captcha_code' }] }
    expect((await attempt(code())).error, 'also for the right code').toMatchObject(captcha)
    for (let time = 5; time < 10; time += 1) expect((await attempt('000000')).error).toMatchObject(captcha)
    expect((await attempt(code())).error).toMatchObject({ status: 429 })
    const { list } = await unwrap(admin.call('listUserSignIns', { query: { user_id: id } }))
    expect(list.filter(({ succeeded }) => !succeeded)).toHaveLength(3)
  })

  it('TF17 after twenty wrong codes with the right password none of the app is accepted for a day, but recovery codes are', async () => {
    const site = await open({ rateLimits: true })
    const member = await memberByAdmin(site)
    // The attempts are seven minutes apart, so that no other limit and no captcha applies.
    const attempt = async (code: () => string, pass = ada.pass) => {
      site.clock.advance(7 * 60_000)
      return site.api().call('loginByEmail', { body: { e_mail: ada.e_mail, pass, two_factor_code: code() } })
    }
    const wrong = () => '000000'
    const renewed = { body: { pass: ada.pass, code: member.code() } }
    const { recovery_codes } = await unwrap(site.api(member.token).call('renewRecoveryCodes', renewed))
    // Wrong codes do not count without the right password.
    for (let time = 0; time < 25; time += 1) await attempt(wrong, 'wrong-password')
    await unwrap(attempt(member.code))
    for (let time = 0; time < 19; time += 1) expect((await attempt(wrong)).error).toMatchObject(wrongCode)
    const subjects = async () => (await sentMails(site)).map(({ subject }) => subject)
    const told = '[Test site] Many wrong codes were entered for your account'
    expect(await subjects()).not.toContain(told)
    // Codes entered to turn the second factor off count like those of logins.
    const turnOff = async (code: string) =>
      (await site.api(member.token).call('disableTwoFactor', { body: { pass: ada.pass, code } })).error
    expect(await turnOff('000000')).toMatchObject({ reason: wrongCode.reason })
    expect((await newestMail(site)).subject).toBe(told)
    const blocked = { status: 400, reason: 'error.two_factor.code_blocked' }
    expect((await attempt(member.code)).error).toMatchObject({
      ...blocked,
      fields: [{ error_field: 'two_factor_code' }],
    })
    expect(await turnOff(member.code())).toMatchObject({ ...blocked, fields: [{ error_field: 'code' }] })
    await unwrap(attempt(() => recovery_codes[0] ?? ''))
    expect((await subjects()).filter((subject) => subject === told)).toHaveLength(1)
    site.clock.advance(24 * 3_600_000)
    await unwrap(attempt(member.code))
  })

  it('TF10 an activation link opens no session except where somebody is signed in to the account', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    const admin = site.api((await site.admin()).token)
    const user_id = String(member.id)
    await unwrap(admin.call('updateUserStatus', { body: { user_id, status: 'inactive' } }))
    await unwrap(admin.call('sendUserActivation', { body: { user_id } }))
    const code = await mailedCode(site)
    expect((await site.api().call('verifyEmail', { body: { code } })).error).toMatchObject(needsLogin)
    expect((await findUser(site.ctx.db, member.id))?.mail_status).toBe(2)
    const { browser } = await signedIn(site, member.code())
    const opened = await browser.call('POST', 'user/email/verification', { body: { code } })
    expect(opened.data).toMatchObject({ username: 'ada', mail_status: 1 })
  })

  it('TF10 a link that changes the address opens no session except where somebody is signed in to the account', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    await unwrap(member.api.call('requestEmailChange', { body: { e_mail: 'countess@qa.test', pass: ada.pass } }))
    const code = await mailedCode(site)
    expect((await site.api().call('confirmEmailChange', { body: { code } })).error).toMatchObject(needsLogin)
    expect((await findUser(site.ctx.db, member.id))?.e_mail).toBe(ada.e_mail)
    const { browser } = await signedIn(site, member.code())
    const opened = await browser.call('PUT', 'user/email', { body: { code } })
    expect(opened.data).toMatchObject({ e_mail: 'countess@qa.test' })
  })

  it('TF10 a new password by mail leaves the second factor on and opens no session', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    await unwrap(site.api().call('requestPasswordReset', { body: { e_mail: ada.e_mail } }))
    const pass = 'difference-engine'
    const body = { code: await mailedCode(site), pass }
    expect(await unwrap(site.api().call('resetPassword', { body }))).toBeNull()
    expect((await member.logIn({ pass })).error).toMatchObject(needsCode)
    // The second factor also stays on for an unconfirmed account, although the reset gives such an account to whoever
    // reads the mail.
    await updateUser(site.ctx.db, member.id, { mail_status: 2 })
    await unwrap(site.api().call('requestPasswordReset', { body: { e_mail: ada.e_mail } }))
    await unwrap(site.api().call('resetPassword', { body: { code: await mailedCode(site), pass: ada.pass } }))
    expect((await member.logIn()).error).toMatchObject(needsCode)
    await unwrap(member.logIn({ two_factor_code: member.code() }))
  })

  it('TF11 a login with a bound service needs no code', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    const service = await openService(site)
    const { browser, token } = await signedIn(site, member.code())
    const { data } = await browser.call('GET', 'connector/user/info', { token })
    const [{ link }] = data as [{ link: string }]
    expect((await logIn(browser, service, link)).location).toBe('http://qa.test/users/settings/account')
    const elsewhere = new Browser(site)
    const { query } = await elsewhere.go(await addressAfterService(elsewhere, service))
    expect(await redeemLandingCode(elsewhere, query.access_token ?? '')).toMatchObject({ username: 'ada' })
  })

  it('TF11 binding a service by mail needs a browser that is signed in to the account', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    const service = await openService(site)
    service.account = { ...service.account, email: '' }
    const { browser, token } = await signedIn(site, member.code())
    const stranger = new Browser(site)
    const bind = async (by: Browser) => {
      const key = (await logIn(by, service)).query.binding_key ?? ''
      const body = { binding_key: key, email: ada.e_mail, must: true }
      await by.call('POST', 'connector/binding/email', { body })
      return by.call('POST', 'user/email/verification', { body: { code: await mailedCode(site) } })
    }
    expect(await bind(stranger)).toMatchObject(needsLogin)
    const bound = () => unwrap(site.api(token).call('listUserConnectors'))
    expect(await bound()).toMatchObject([{ binding: false }])
    expect(await bind(browser)).toMatchObject({ status: 200 })
    expect(await bound()).toMatchObject([{ binding: true }])
  })
})
