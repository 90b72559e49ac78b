import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import PostalMime from 'postal-mime'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { smtpSink } from '../../../test/mail/smtp-sink.ts'
import { readSettings } from './index.ts'
import { DEFAULT_SETTINGS, SETTINGS_SECRETS } from './settings.ts'

async function openSink(options?: Parameters<typeof smtpSink>[0]) {
  const sink = await smtpSink(options)
  onTestFinished(sink.close)
  return sink
}

const settings = {
  from_email: 'qa@example.com',
  from_name: 'Questions & answers',
  smtp_host: '127.0.0.1',
  smtp_port: 25,
  encryption: '',
  smtp_username: 'mailer',
  smtp_password: 'secret-of-the-mailer',
  smtp_authentication: true,
} satisfies OperationBody<'updateSmtpSettings'>

describeOnEveryEngine('mail settings', (open) => {
  it('P1 the password is never shown and its mask never stored', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const save = (body: OperationBody<'updateSmtpSettings'>) => admin.call('updateSmtpSettings', { body })
    const stored = async () => (await readSettings(site.ctx, 'smtp')).password
    expect((await unwrap(admin.call('getSmtpSettings'))).smtp_password).toBe('')
    await unwrap(save({ ...settings, smtp_password: '******' }))
    expect(await stored(), 'a mask without a password behind it').toBe('')
    await unwrap(save(settings))
    const shown = await unwrap(admin.call('getSmtpSettings'))
    expect(shown).toEqual({ ...settings, smtp_password: '******' })
    for (const mask of ['******', '*', '*'.repeat(20)]) await unwrap(save({ ...settings, smtp_password: mask }))
    expect(await stored()).toBe(settings.smtp_password)
    await unwrap(save({ ...settings, smtp_password: '' }))
    expect(await stored()).toBe('')
  })

  it('P2 encryption is read case-insensitively, and `none` as none', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    for (const [given, read] of [
      ['ssl', 'SSL'],
      ['Tls', 'TLS'],
      ['NONE', ''],
      ['', ''],
    ] as const) {
      await unwrap(admin.call('updateSmtpSettings', { body: { ...settings, encryption: given } }))
      expect((await unwrap(admin.call('getSmtpSettings'))).encryption).toBe(read)
    }
  })

  it('P3 invalid fields are reported', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const refused = async (body: OperationBody<'updateSmtpSettings'>) => {
      const { error } = await admin.call('updateSmtpSettings', { body: { ...settings, ...body } })
      return error?.kind === 'fields' ? error.fields.map((field) => field.error_field) : []
    }
    expect(await refused({ from_name: 'qa@example.com' })).toEqual(['from_name'])
    expect(await refused({ from_email: 'nobody' })).toEqual(['from_email'])
    expect(await refused({ smtp_host: 'mail example' })).toEqual(['smtp_host'])
    expect(await refused({ smtp_port: 0 })).toEqual(['smtp_port'])
    expect(await refused({ smtp_port: 65_536 })).toEqual(['smtp_port'])
    expect(await refused({ encryption: 'PGP' })).toEqual(['encryption'])
    expect(await refused({ test_email_recipient: 'nobody' })).toEqual(['test_email_recipient'])
    expect((await readSettings(site.ctx, 'smtp')).host).toBe('')
  })

  it('P4 a test mail is sent by a job, with the settings just saved', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const sink = await openSink()
    const body = { ...settings, smtp_port: sink.port, test_email_recipient: 'ada@example.com' }
    await unwrap(admin.call('updateSmtpSettings', { body }))
    expect(sink.mails).toHaveLength(0)
    await site.ctx.jobs.drain()
    const [mail] = await Promise.all(sink.mails.map((raw) => PostalMime.parse(raw)))
    expect(mail).toMatchObject({
      from: { name: settings.from_name, address: settings.from_email },
      to: [{ address: 'ada@example.com' }],
      subject: '[Test site] Test email',
    })
    expect(sink.logins).toEqual(['mailer secret-of-the-mailer'])
    expect((await unwrap(admin.call('getDashboard'))).info.smtp).toBe('enabled')
    await unwrap(admin.call('updateSmtpSettings', { body: { ...body, smtp_authentication: false } }))
    await site.ctx.jobs.drain()
    expect(sink.mails).toHaveLength(2)
    expect(sink.logins, 'no login without authentication').toHaveLength(1)
  })

  it('P5 without a host the test mail goes to the outbox', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const body = { ...settings, smtp_host: '', test_email_recipient: 'ada@example.com' }
    await unwrap(admin.call('updateSmtpSettings', { body }))
    await site.ctx.jobs.drain()
    const outbox = join(site.dataDir, 'outbox')
    const [file = ''] = await readdir(outbox)
    expect(await readFile(join(outbox, file), 'utf8')).toContain('ada@example.com')
  })

  it('P7 a test mail is sent at once with settings that are not saved', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const sink = await openSink()
    const before = await unwrap(admin.call('getSmtpSettings'))
    const body = { ...settings, smtp_port: sink.port, test_email_recipient: 'ada@example.com' }
    const sent = { outcome: 'sent', cause: '', detail: '' }
    expect(await unwrap(admin.call('sendTestMail', { body }))).toEqual(sent)
    const [mail] = await Promise.all(sink.mails.map((raw) => PostalMime.parse(raw)))
    expect(mail).toMatchObject({ to: [{ address: 'ada@example.com' }], subject: '[Test site] Test email' })
    expect(await unwrap(admin.call('getSmtpSettings'))).toEqual(before)
    expect(await site.ctx.db.selectFrom('jobs').selectAll().execute()).toEqual([])
    const none = { ...body, smtp_host: '' }
    expect(await unwrap(admin.call('sendTestMail', { body: none }))).toEqual({ ...sent, outcome: 'outbox' })
    expect(await readdir(join(site.dataDir, 'outbox'))).toHaveLength(1)
  })

  it('P7 what went wrong is named, with the words of the server', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const sink = await openSink({ refusesAll: true })
    const body = { ...settings, smtp_port: sink.port, test_email_recipient: 'ada@example.com' }
    const test = (change: OperationBody<'updateSmtpSettings'>) =>
      admin.call('sendTestMail', { body: { ...body, ...change, test_email_recipient: 'ada@example.com' } })
    expect(await unwrap(test({}))).toMatchObject({
      outcome: 'failed',
      cause: 'login',
      detail: expect.stringContaining('535'),
    })
    expect(await unwrap(test({ smtp_authentication: false }))).toMatchObject({ cause: 'address' })
    expect(await unwrap(test({ encryption: 'TLS' }))).toMatchObject({ cause: 'encryption' })
    expect(await unwrap(test({ encryption: 'SSL' }))).toMatchObject({ cause: 'encryption' })
    expect(await unwrap(test({ smtp_host: 'mail.invalid' }))).toMatchObject({ cause: 'host' })
    await sink.close()
    expect(await unwrap(test({}))).toMatchObject({ cause: 'connection' })
    const { error } = await test({ from_email: 'nobody' })
    expect(error?.kind === 'fields' && error.fields.map(({ error_field }) => error_field)).toEqual(['from_email'])
    await unwrap(admin.call('updateSmtpSettings', { body: settings }))
    const elsewhere = await test({ smtp_host: 'evil.example', smtp_password: '******' })
    expect(elsewhere.error).toMatchObject({ fields: [{ error_field: 'smtp_password' }] })
  })

  it('P6 every setting that is named like a secret says where it is sent', () => {
    const found = Object.entries(DEFAULT_SETTINGS).flatMap(([group, values]) =>
      Object.keys(values)
        .filter((name) => /secret|token|credential|api_?key|^password$|_password$/i.test(name))
        .filter((name) => typeof values[name as keyof typeof values] === 'string')
        .map((name) => `${group}.${name}`),
    )
    const known = Object.entries(SETTINGS_SECRETS).flatMap(([group, secrets]) =>
      Object.keys(secrets).map((name) => `${group}.${name}`),
    )
    expect(found).toEqual(known)
  })

  it.each([
    ['smtp_host', 'evil.example'],
    ['smtp_port', 26],
    ['encryption', 'TLS'],
    ['smtp_username', 'somebody-else'],
  ] as const)('P6 a kept password is refused with another %s, at its field', async (field, value) => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const save = (body: OperationBody<'updateSmtpSettings'>) => admin.call('updateSmtpSettings', { body })
    await unwrap(save(settings))
    const { smtp_password: _absent, ...keeping } = { ...settings, [field]: value }
    for (const attempt of [keeping, { ...keeping, smtp_password: '******' }]) {
      const { error } = await save({ ...attempt, test_email_recipient: 'ada@example.com' })
      const error_msg = 'Enter SMTP password again: the stored one belongs to another server or user.'
      expect(error?.kind === 'fields' && error.fields).toEqual([{ error_field: 'smtp_password', error_msg }])
      expect((await unwrap(admin.call('getSmtpSettings')))[field]).toBe(settings[field])
    }
    await unwrap(save({ ...keeping, smtp_password: 'typed-again' }))
    expect((await readSettings(site.ctx, 'smtp')).password).toBe('typed-again')
    await unwrap(save({ ...settings, smtp_password: '******', smtp_authentication: false }))
    expect((await readSettings(site.ctx, 'smtp')).password, 'moved while the login is off').toBe('')
  })
})
