import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { mailedCode, newestMail, sentMails } from '../../../test/mail/outbox.ts'
import { viewerOfVisit } from './index.ts'

const ada = { e_mail: 'ada@qa.test', pass: 'analytical-engine' }

/** Registers Ada as an active user with a password; returns the tokens and the reading cookie of her sessions. */
async function withAda(site: TestSite): Promise<{ id: number; first: string; second: string; visit: string }> {
  await site.api().call('registerByEmail', { body: { name: 'Ada', ...ada } })
  const { data } = await site.api().call('verifyEmail', { body: { code: await mailedCode(site) } })
  const login = await site.server.http.inject({
    method: 'POST',
    url: '/answer/api/v1/user/login/email',
    headers: { 'user-agent': 'Difference Engine 2' },
    payload: ada,
  })
  const visit = login.cookies.find((cookie) => cookie.name === 'visit')?.value ?? ''
  return { id: Number(data?.id), first: data?.access_token ?? '', second: login.json().data.access_token, visit }
}

/** True if the reading cookie identifies a user, as the page host of a private site checks. */
async function knowsVisit(site: TestSite, visit: string): Promise<boolean> {
  return (await viewerOfVisit(site.ctx, visit)) !== null
}

describeOnEveryEngine('passwords', (open) => {
  it('P1 answers every address alike, and mails a link only where there is an account', async () => {
    const site = await open()
    await withAda(site)
    const before = (await sentMails(site)).length
    const known = await site.api().call('requestPasswordReset', { body: { e_mail: 'ADA@qa.test' } })
    const unknown = await site.api().call('requestPasswordReset', { body: { e_mail: 'bob@qa.test' } })
    expect(known).toEqual(unknown)
    // The work is the same for both addresses: one row each in the job table.
    const waiting = await site.ctx.db.selectFrom('jobs').select('kind').execute()
    expect(waiting.map((job) => job.kind)).toEqual(['accounts.password-reset', 'accounts.password-reset'])
    const mails = await sentMails(site)
    expect(mails.length - before).toBe(1)
    expect(mails.at(-1)).toMatchObject({ to: 'ada@qa.test', subject: '[Test site] Password reset' })
    expect(mails.at(-1)?.text).toContain('http://qa.test/users/password-reset?code=')
    expect(mails.at(-1)?.html).toContain('href="http://qa.test/users/password-reset?code=')
  })

  it('P2 builds links from the configured site URL, whatever the request claims', async () => {
    const site = await open()
    await withAda(site)
    await site.server.http.inject({
      method: 'POST',
      url: '/answer/api/v1/user/password/reset',
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' },
      payload: { e_mail: ada.e_mail },
    })
    const mail = await newestMail(site)
    expect(mail.text + mail.html).not.toContain('evil.test')
  })

  it('P3 sets a new password by the mailed code and ends every session and reading cookie', async () => {
    const site = await open()
    const { first, second, visit } = await withAda(site)
    expect(await knowsVisit(site, visit)).toBe(true)
    await site.api().call('requestPasswordReset', { body: { e_mail: ada.e_mail } })
    const code = await mailedCode(site)
    const spaced = await site.api().call('resetPassword', { body: { code, pass: 'new pass word' } })
    expect(spaced.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'pass' }] })
    expect(
      (await site.api().call('resetPassword', { body: { code, pass: 'difference-engine' } })).error,
    ).toBeUndefined()
    for (const token of [first, second]) {
      expect((await site.api(token).call('logout')).error?.kind).toBe('unauthorised')
    }
    expect(await knowsVisit(site, visit)).toBe(false)
    expect((await site.api().call('loginByEmail', { body: ada })).error?.kind).toBe('fields')
    expect((await site.api().call('loginByEmail', { body: { ...ada, pass: 'difference-engine' } })).data).toBeDefined()
  })

  it('P4 requires 8–32 characters without spaces wherever a password is set', async () => {
    const site = await open()
    const { first } = await withAda(site)
    for (const pass of ['short', 'x'.repeat(33), 'has a space']) {
      const changed = await site.api(first).call('changePassword', { body: { old_pass: ada.pass, pass } })
      expect(changed.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'pass' }] })
      const reset = await site.api().call('resetPassword', { body: { code: 'any', pass } })
      expect(reset.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'pass' }] })
    }
  })

  it('P5 changes the password of a person who knows the old one, and immediately ends all other sessions', async () => {
    const site = await open()
    const { first, second, visit } = await withAda(site)
    const wrong = await site
      .api(first)
      .call('changePassword', { body: { old_pass: 'not-her-one', pass: 'new-password' } })
    expect(wrong.error).toMatchObject({
      reason: 'error.object.old_password_verification_failed',
      fields: [{ error_field: 'old_pass', error_msg: 'The password is not correct.' }],
    })
    const none = await site.api(first).call('changePassword', { body: { pass: 'new-password' } })
    expect(none.error).toMatchObject({ fields: [{ error_field: 'old_pass' }] })
    const same = await site.api(first).call('changePassword', { body: { old_pass: ada.pass, pass: ada.pass } })
    expect(same.error).toMatchObject({
      reason: 'error.object.new_password_same_as_previous_setting',
      fields: [{ error_field: 'pass' }],
    })
    expect(
      (await site.api(first).call('changePassword', { body: { old_pass: ada.pass, pass: 'new-password' } })).error,
    ).toBeUndefined()
    expect((await site.api(first).call('getCurrentUser')).data).toMatchObject({ username: 'ada' })
    expect((await site.api(second).call('logout')).error?.kind).toBe('unauthorised')
    expect(await knowsVisit(site, visit)).toBe(false)
  })

  it('P6 lets a person without a password set one, with the old one left empty', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Bob' })
    const guess = await site
      .api(token)
      .call('changePassword', { body: { old_pass: 'some-guess', pass: 'new-password' } })
    expect(guess.error).toMatchObject({ fields: [{ error_field: 'old_pass' }] })
    expect(
      (await site.api(token).call('changePassword', { body: { old_pass: '', pass: 'new-password' } })).error,
    ).toBeUndefined()
    const login = await site.api().call('loginByEmail', { body: { e_mail: 'bob@qa.test', pass: 'new-password' } })
    expect(login.data).toMatchObject({ username: 'bob', have_password: true })
  })

  it('P7 revokes pending recovery and address-change links when the password changes', async () => {
    const site = await open()
    const { first } = await withAda(site)
    await site.api(first).call('requestEmailChange', { body: { e_mail: 'other@qa.test', pass: ada.pass } })
    const change = await mailedCode(site)
    await site.api().call('requestPasswordReset', { body: { e_mail: ada.e_mail } })
    const reset = await mailedCode(site)
    await site.api(first).call('changePassword', { body: { old_pass: ada.pass, pass: 'new-password' } })
    expect((await site.api().call('confirmEmailChange', { body: { code: change } })).error).toMatchObject({
      type: 'url_expired',
    })
    expect(
      (await site.api().call('resetPassword', { body: { code: reset, pass: 'attackers-own' } })).error,
    ).toMatchObject({ type: 'url_expired' })
  })

  it('P8 records where a session was opened and when it was last used', async () => {
    const site = await open()
    const { id, second } = await withAda(site)
    const session = () =>
      site.ctx.db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    const opened = await session()
    expect(opened).toMatchObject({ ip: '127.0.0.1', user_agent: 'Difference Engine 2', last_used_at: site.clock.now() })
    site.clock.advance(3_600_000)
    await site.api(second).call('getCurrentUser')
    expect((await session()).last_used_at).toBe(site.clock.now())
  })

  it('P9 limits recoveries for one address, whether or not it exists', async () => {
    const site = await open({ rateLimits: true })
    const statuses = async (eMail: string): Promise<number[]> => {
      const answers: number[] = []
      for (let call = 0; call < 6; call += 1) {
        const { error } = await site.api().call('requestPasswordReset', { body: { e_mail: eMail } })
        answers.push(error && 'status' in error ? error.status : 200)
      }
      return answers
    }
    const known = await statuses('admin@qa.test')
    expect(known.at(-1)).toBe(429)
    expect(await statuses('nobody@qa.test')).toEqual(known)
  })
})
