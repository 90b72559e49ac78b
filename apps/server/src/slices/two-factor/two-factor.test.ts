import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { mailedCode, newestMail, sentMails } from '../../../test/mail/outbox.ts'
import { createContext } from '../../create-context.ts'
import { mountOwnData } from '../../page-host/own-data.ts'
import { findUser, updateUser } from '../users/index.ts'
import { redeemCode } from './redeem-code.ts'
import { ada, memberOf, memberWithTwoFactor } from './two-factor.test-data.ts'

const wrongCode = { status: 400, reason: 'error.two_factor.code_invalid', fields: [{ error_field: 'code' }] }
const wrongPassword = { status: 400, fields: [{ error_field: 'pass' }] }

describeOnEveryEngine('turning two-factor authentication on and off', (open) => {
  it('TF2 nothing is on before the app has shown a right code', async () => {
    const site = await open()
    const member = await memberOf(site)
    const state = () => unwrap(member.api.call('getTwoFactor'))
    const off = { enabled: false, enabled_at: 0, recovery_codes_left: 0 }
    expect(await state()).toEqual(off)
    const enable = (code: string) => member.api.call('enableTwoFactor', { body: { code } })
    expect((await enable('123456')).error).toMatchObject({ reason: 'error.two_factor.setup_expired' })
    const { secret, otpauth_url } = await unwrap(member.api.call('beginTwoFactor', { body: { pass: ada.pass } }))
    expect(otpauth_url).toBe(`otpauth://totp/Test%20site:ada%40qa.test?secret=${secret}&issuer=Test%20site`)
    member.key = secret
    expect((await enable(member.code(5))).error).toMatchObject(wrongCode)
    expect(await state()).toEqual(off)
    await unwrap(member.logIn())
    const { recovery_codes } = await unwrap(enable(` ${member.code().slice(0, 3)} ${member.code().slice(3)} `))
    expect(new Set(recovery_codes).size).toBe(10)
    for (const code of recovery_codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(await state()).toEqual({
      enabled: true,
      enabled_at: Math.floor(site.clock.now() / 1000),
      recovery_codes_left: 10,
    })
    const already = { reason: 'error.two_factor.already_enabled' }
    expect((await enable(member.code(1))).error).toMatchObject(already)
    expect((await member.api.call('beginTwoFactor', { body: { pass: ada.pass } })).error).toMatchObject(already)
  })

  it('TF2 a key can be confirmed for 30 minutes, and a newer one replaces it', async () => {
    const site = await open()
    const member = await memberOf(site)
    const begin = () => unwrap(member.api.call('beginTwoFactor', { body: { pass: ada.pass } }))
    const first = (await begin()).secret
    const second = (await begin()).secret
    member.key = first
    expect((await member.api.call('enableTwoFactor', { body: { code: member.code() } })).error).toMatchObject(wrongCode)
    member.key = second
    site.clock.advance(30 * 60_000 + 1)
    expect((await member.api.call('enableTwoFactor', { body: { code: member.code() } })).error).toMatchObject({
      reason: 'error.two_factor.setup_expired',
    })
    member.key = (await begin()).secret
    site.clock.advance(30 * 60_000)
    await unwrap(member.api.call('enableTwoFactor', { body: { code: member.code() } }))
  })

  it('TF3 the password is needed, and a code as well where it is on', async () => {
    const site = await open()
    const member = await memberOf(site)
    expect((await member.api.call('beginTwoFactor', { body: {} })).error).toMatchObject(wrongPassword)
    expect((await member.api.call('beginTwoFactor', { body: { pass: 'wrong-password' } })).error).toMatchObject(
      wrongPassword,
    )
    for (const id of ['disableTwoFactor', 'renewRecoveryCodes'] as const) {
      expect((await member.api.call(id, { body: { pass: ada.pass, code: '123456' } })).error).toMatchObject({
        reason: 'error.two_factor.not_enabled',
      })
    }
    member.key = (await unwrap(member.api.call('beginTwoFactor', { body: { pass: ada.pass } }))).secret
    await unwrap(member.api.call('enableTwoFactor', { body: { code: member.code() } }))
    site.clock.advance(60_000)
    for (const id of ['disableTwoFactor', 'renewRecoveryCodes'] as const) {
      const code = member.code()
      expect((await member.api.call(id, { body: { pass: 'wrong-password', code } })).error).toMatchObject(wrongPassword)
      expect((await member.api.call(id, { body: { pass: ada.pass, code: member.code(9) } })).error).toMatchObject(
        wrongCode,
      )
      // The code was not used up by the wrong password.
      await unwrap(
        member.api.call(id === 'disableTwoFactor' ? 'renewRecoveryCodes' : id, { body: { pass: ada.pass, code } }),
      )
      site.clock.advance(60_000)
    }
  })

  it('TF3 an account without a password leaves it out', async () => {
    const site = await open()
    const member = await memberOf(site)
    await updateUser(site.ctx.db, member.id, { password_hash: null })
    member.key = (await unwrap(member.api.call('beginTwoFactor', { body: {} }))).secret
    await unwrap(member.api.call('enableTwoFactor', { body: { code: member.code() } }))
    expect((await member.api.call('disableTwoFactor', { body: { code: member.code() } })).error).toMatchObject(
      wrongCode,
    )
    await unwrap(member.api.call('disableTwoFactor', { body: { code: member.code(1) } }))
  })

  it('TF4 turning it on ends all other sessions, revokes mailed links and mails the person', async () => {
    const site = await open()
    const member = await memberOf(site)
    const other = await unwrap(member.logIn())
    await unwrap(site.api().call('requestPasswordReset', { body: { e_mail: ada.e_mail } }))
    const link = await mailedCode(site)
    member.key = (await unwrap(member.api.call('beginTwoFactor', { body: { pass: ada.pass } }))).secret
    expect(await unwrap(site.api(other.access_token).call('listSessions')), 'beginning ends none').toHaveLength(3)
    await unwrap(member.api.call('enableTwoFactor', { body: { code: member.code() } }))
    expect((await site.api(other.access_token).call('listSessions')).error).toMatchObject({ status: 401 })
    expect(await unwrap(member.api.call('listSessions'))).toHaveLength(1)
    const reset = await site.api().call('resetPassword', { body: { code: link, pass: 'difference-engine' } })
    expect(reset.error).toMatchObject({ type: 'url_expired' })
    const mail = await newestMail(site)
    expect(mail).toMatchObject({ to: ada.e_mail, subject: '[Test site] Two-factor authentication is on' })
    expect(mail.text).toContain('http://qa.test/users/settings/account')
    expect(mail.text).not.toContain(member.key)
  })

  it('TF12 turning off deletes the key and the codes and mails the person, and new codes replace the ones before and mail the person', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    const renewed = await unwrap(
      member.api.call('renewRecoveryCodes', { body: { pass: ada.pass, code: member.recovery[0] ?? '' } }),
    )
    expect((await sentMails(site)).slice(-2).map(({ subject }) => subject)).toEqual([
      '[Test site] A recovery code was used',
      '[Test site] You have new recovery codes',
    ])
    expect((await member.logIn({ two_factor_code: member.recovery[1] ?? '' })).error).toBeDefined()
    await unwrap(member.logIn({ two_factor_code: renewed.recovery_codes[0] ?? '' }))
    expect((await unwrap(member.api.call('getTwoFactor'))).recovery_codes_left).toBe(9)
    await unwrap(member.api.call('disableTwoFactor', { body: { pass: ada.pass, code: member.code() } }))
    expect(await newestMail(site)).toMatchObject({
      to: ada.e_mail,
      subject: '[Test site] Two-factor authentication is off',
    })
    await unwrap(member.logIn())
    for (const table of ['two_factor_keys', 'recovery_codes'] as const) {
      expect(await site.ctx.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  it('TF13 an administrator turns off the second factor of somebody else, and not the own one', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    const admin = await site.admin()
    const api = site.api(admin.token)
    const user_id = String(member.id)
    expect(await unwrap(api.call('getUserTwoFactor', { query: { user_id } }))).toMatchObject({
      enabled: true,
      recovery_codes_left: 10,
    })
    await unwrap(api.call('disableUserTwoFactor', { body: { user_id } }))
    expect(await newestMail(site)).toMatchObject({
      to: ada.e_mail,
      subject: '[Test site] An administrator turned off your two-factor authentication',
    })
    await unwrap(member.logIn())
    const [entry] = (await unwrap(api.call('listAuditLog', { query: { user_id } }))).list
    expect(entry).toMatchObject({ action: 'user.two_factor', actor: { id: String(admin.id) }, user: { id: user_id } })
    const refused = async (id: string) => (await api.call('disableUserTwoFactor', { body: { user_id: id } })).error
    expect(await refused(user_id)).toMatchObject({ status: 400, reason: 'error.two_factor.not_enabled' })
    expect(await refused(String(admin.id))).toMatchObject({ reason: 'error.admin.cannot_disable_own_two_factor' })
    expect(await refused('9999')).toMatchObject({ status: 400, reason: 'error.user.not_found' })
  })

  it('TF14 keys are encrypted and recovery codes hashed, and neither is in the person’s data', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    const server = await site.ownServer()
    mountOwnData(server, site.ctx)
    const { path: url } = await unwrap(site.api(member.token).call('createOwnDataDownload'))
    const { body } = await server.http.inject({ method: 'GET', url })
    expect(JSON.parse(body)).toMatchObject({ account: { two_factor_since: expect.stringMatching(/^20/) } })
    const rows = await site.ctx.db.selectFrom('two_factor_keys').selectAll().execute()
    const codes = await site.ctx.db.selectFrom('recovery_codes').selectAll().execute()
    expect([rows.length, codes.length]).toEqual([1, 10])
    const texts = [JSON.stringify(rows), JSON.stringify(codes), body]
    const secrets = [member.key, ...member.recovery, ...member.recovery.map((code) => code.replaceAll('-', ''))]
    for (const secret of secrets)
      for (const text of texts) expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  })

  it('TF15 with another key file the app’s codes are refused with a word in the log, and recovery codes work', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    await rm(join(site.dataDir, 'two-factor.key'))
    // The context of a process that starts after the key file was lost.
    const { config, database, clock, log } = site.ctx
    const later = createContext({ config, database, clock, log })
    const user = await findUser(site.ctx.db, member.id)
    if (!user) throw new Error('No such person')
    const redeem = (code: string) => database.db.transaction().execute((tx) => redeemCode(later, tx, user, code))
    expectAlarm(/a second factor cannot be decrypted: two-factor\.key/)
    expect(await redeem(member.code())).toBe(false)
    await unwrap(member.logIn({ two_factor_code: member.recovery[3] ?? '' }))
  })

  it('TF16 the deletion of the account deletes the second factor', async () => {
    const site = await open()
    const member = await memberWithTwoFactor(site)
    await unwrap(member.api.call('deleteOwnAccount', { body: { username: 'ada', pass: ada.pass } }))
    for (const table of ['two_factor_keys', 'recovery_codes'] as const) {
      expect(await site.ctx.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect((await sentMails(site)).at(-1)?.subject).toBe('[Test site] Your account is deleted')
  })
})
