import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { mailedCode, newestMail, sentMails } from '../../../test/mail/outbox.ts'
import { writeSettings } from '../site-settings/index.ts'
import { updateUser } from '../users/index.ts'

const ada = { name: 'Ada Lovelace', e_mail: 'ada@example.com', pass: 'analytical-engine' }

describeOnEveryEngine('accounts', (open) => {
  it('I1 signs up an inactive account with a session and mails a link to the configured site URL', async () => {
    const site = await open()
    const { data } = await site.api().call('registerByEmail', { body: ada })
    expect(data).toMatchObject({ username: 'ada-lovelace', mail_status: 2, status: 'inactive', rank: 0, role_id: 1 })
    expect(data?.access_token).toHaveLength(43)
    const mail = await newestMail(site)
    expect(mail).toMatchObject({ to: ada.e_mail, subject: '[Test site] Confirm your new account' })
    expect(mail.text).toContain('http://qa.test/users/account-activation?code=')
  })

  it('I2 activates once: the code gives a session and the first reputation point, and a second use is refused', async () => {
    const site = await open()
    await site.api().call('registerByEmail', { body: ada })
    const code = await mailedCode(site)
    const first = await site.api().call('verifyEmail', { body: { code } })
    expect(first.data).toMatchObject({ mail_status: 1, status: 'normal' })
    const second = await site.api().call('verifyEmail', { body: { code } })
    expect(second.error).toMatchObject({ kind: 'forbidden', status: 403, type: 'url_expired' })
  })

  it('I3 accepts only the newest code, none after a day, and for a new password none after ten minutes', async () => {
    const site = await open()
    const { data } = await site.api().call('registerByEmail', { body: ada })
    const older = await mailedCode(site)
    await site.api(data?.access_token).call('sendVerificationEmail', { body: {} })
    const newer = await mailedCode(site)
    expect(newer).not.toBe(older)
    expect((await site.api().call('verifyEmail', { body: { code: older } })).error?.kind).toBe('forbidden')
    site.clock.advance(24 * 3_600_000)
    expect((await site.api().call('verifyEmail', { body: { code: newer } })).error?.kind).toBe('forbidden')
    await site.api(data?.access_token).call('sendVerificationEmail', { body: {} })
    const last = await mailedCode(site)
    site.clock.advance(24 * 3_600_000 - 1)
    expect((await site.api().call('verifyEmail', { body: { code: last } })).error).toBeUndefined()
    await site.api().call('requestPasswordReset', { body: { e_mail: ada.e_mail } })
    const reset = await mailedCode(site)
    site.clock.advance(10 * 60_000)
    const body = { code: reset, pass: 'difference-engine' }
    expect((await site.api().call('resetPassword', { body })).error).toMatchObject({ type: 'url_expired' })
  })

  it('I4 reports a taken address, whatever its case, also when two people register at once', async () => {
    const site = await open()
    const twice = await Promise.all([
      site.api().call('registerByEmail', { body: ada }),
      site.api().call('registerByEmail', { body: { ...ada, e_mail: 'ADA@example.com' } }),
    ])
    expect(twice.filter((result) => result.data)).toHaveLength(1)
    const { error } = twice.find((result) => result.error) ?? {}
    expect(error).toMatchObject({
      kind: 'fields',
      fields: [{ error_field: 'e_mail', error_msg: 'This email is already in use.' }],
    })
  })

  it('I5 lists every invalid field', async () => {
    const site = await open()
    const { error } = await site.api().call('registerByEmail', { body: { name: '', e_mail: 'nobody', pass: 'short' } })
    expect(error?.kind === 'fields' && error.fields.map((field) => field.error_field).sort()).toEqual([
      'e_mail',
      'name',
      'pass',
    ])
  })

  it('I13 accepts names of any script, and reports those that look like the site’s or its staff’s', async () => {
    const site = await open()
    await site.registerPerson({ name: 'Mia Wong', role: 3 })
    let count = 0
    const signUp = (name: string) =>
      site.api().call('registerByEmail', { body: { ...ada, name, e_mail: `person-${++count}@example.com` } })
    expect((await signUp('陈志远')).data).toMatchObject({ display_name: '陈志远', username: 'chenzhiyuan' })
    expect((await signUp('Élise Müller')).data).toMatchObject({ username: 'elise-muller' })
    expect((await signUp('Elise Muller')).data?.username).toMatch(/^elise-muller[0-9a-f]{4}$/)
    expect((await signUp('Ольга')).data).toMatchObject({ display_name: 'Ольга', username: 'olga' })
    for (const name of ['Moderator', 'Αdmin', 'M1a Wong', 'Míа  Wong']) {
      expect((await signUp(name)).error, name).toMatchObject({ reason: 'error.user.name_of_staff' })
    }
    for (const name of ['Ada\u200B', '<b>Ada</b>', 'a\nb']) {
      const { error } = await signUp(name)
      expect(error, name).toMatchObject({ kind: 'fields', fields: [{ error_field: 'name' }] })
    }
  })

  it('I6 answers an unknown address and a wrong password alike', async () => {
    const site = await open()
    await site.api().call('registerByEmail', { body: ada })
    const unknown = await site.api().call('loginByEmail', { body: { e_mail: 'bob@example.com', pass: 'password1' } })
    const wrong = await site.api().call('loginByEmail', { body: { e_mail: ada.e_mail, pass: 'password1' } })
    expect(unknown.error).toEqual(wrong.error)
    expect(wrong.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'e_mail' }] })
  })

  it('I7 signs in, identifies the caller, and ends the session on sign-out', async () => {
    const site = await open()
    await site.api().call('registerByEmail', { body: ada })
    const { data } = await site.api().call('loginByEmail', { body: { e_mail: 'Ada@Example.com', pass: ada.pass } })
    const api = site.api(data?.access_token)
    expect((await api.call('getCurrentUser')).data).toMatchObject({
      username: 'ada-lovelace',
      access_token: data?.access_token,
    })
    await api.call('logout')
    expect((await site.api(data?.access_token).call('getCurrentUser')).data).toBeNull()
    expect((await site.api(data?.access_token).call('logout')).error?.kind).toBe('unauthorised')
  })

  it('I8 restricts registration to the allowed domains and the enabled settings', async () => {
    const site = await open()
    const login = {
      allow_new_registrations: true,
      allow_email_registrations: true,
      allow_password_login: true,
      login_required: false,
    }
    await writeSettings(site.ctx, 'login', { ...login, allow_email_domains: ['example.com'] })
    const other = await site.api().call('registerByEmail', { body: { ...ada, e_mail: 'ada@notexample.com' } })
    expect(other.error?.reason).toBe('error.email.illegal_email_domain_error')
    await writeSettings(site.ctx, 'login', { ...login, allow_new_registrations: false, allow_email_domains: [] })
    const closed = await site.api().call('registerByEmail', { body: ada })
    expect(closed.error?.reason).toBe('error.user.not_allowed_registration')
  })

  it('I9 ends a session after seven days', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Bob' })
    site.clock.advance(7 * 24 * 3600 * 1000)
    expect((await site.api(token).call('getCurrentUser')).data).toBeNull()
  })

  it('I10 writes mails in the language of the requesting page until the person chooses one', async () => {
    const site = await open()
    const call = async (url: string, payload: object, token = '') => {
      const headers = { 'accept-language': 'zh_CN', authorization: token }
      return site.server.http.inject({ method: 'POST', url: `/answer/api/v1/user/${url}`, headers, payload })
    }
    const subjects = async (): Promise<string[]> => (await sentMails(site)).map(({ subject }) => subject)
    const registered = await call('register/email', ada)
    const { id, access_token: token } = registered.json().data
    await call('email/verification/send', {}, token)
    await call('password/reset', { e_mail: ada.e_mail })
    const [first, again, reset] = await subjects()
    expect(first).toBe('[Test site] 验证你的新账号')
    expect(again).toBe(first)
    expect(reset).toBe('[Test site] 重置密码')
    await updateUser(site.ctx.db, Number(id), { language: 'en_US' })
    await call('email/change/code', { e_mail: 'countess@example.com' }, token)
    expect((await subjects()).at(-1)).toBe('[Test site] Confirm your new account')
  })

  it('I11 creates one account from twenty concurrent registrations, whatever the case of name and address', async () => {
    const site = await open()
    const inCase = (text: string, index: number): string =>
      [...text].map((letter, at) => ((index >> (at % 5)) & 1 ? letter.toUpperCase() : letter)).join('')
    const bodies = Array.from({ length: 20 }, (_, index) => ({
      name: inCase('ada lovelace', index),
      e_mail: `${inCase('ada', index)}@${inCase('example', index)}.com`,
      pass: ada.pass,
    }))
    const answers = await Promise.all(bodies.map((body) => site.api().call('registerByEmail', { body })))
    expect(answers.filter(({ data }) => data)).toHaveLength(1)
    for (const { error } of answers.filter(({ data }) => !data)) {
      expect(error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'e_mail' }] })
    }
    expect((await sentMails(site)).length).toBe(1)
    // The installation created one account before.
    expect(await site.ctx.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  })

  it('I12 gives twenty people who register the same name at once twenty different usernames', async () => {
    const site = await open()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.api().call('registerByEmail', {
          body: {
            name: index % 2 ? 'ADA Lovelace' : 'ada lovelace',
            e_mail: `ada${index}@example.com`,
            pass: ada.pass,
          },
        }),
      ),
    )
    const usernames = answers.map(({ data }) => data?.username ?? '')
    expect(new Set(usernames).size).toBe(20)
    for (const username of usernames) expect(username).toMatch(/^ada-lovelace([0-9a-f]{4})?$/)
  })
})
