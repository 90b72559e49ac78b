import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { smtpSink } from '../../../test/mail/smtp-sink.ts'
import { useSmtp } from '../../../test/mail/use-smtp.ts'

const letter = { to: 'reader@example.com', subject: 'Grüße 你好', text: 'Plain\n', html: '<p>Rich</p>' }

describeOnEveryEngine('mail', (open) => {
  it('M1 writes each mail once to the outbox while no SMTP server is set', async () => {
    const site = await open()
    await site.ctx.mail.send(site.ctx.db, letter)
    await site.ctx.jobs.drain()
    await site.ctx.jobs.drain()
    const files = await readdir(join(site.dataDir, 'outbox'))
    expect(files).toHaveLength(1)
    const mail = await PostalMime.parse(await readFile(join(site.dataDir, 'outbox', files[0] ?? '')))
    expect(mail).toMatchObject({ subject: letter.subject, html: expect.stringContaining('Rich') })
    expect(mail.from).toMatchObject({ name: 'Test site', address: 'contact@qa.test' })
  })

  it('M2 sends mails through the SMTP server as soon as one is set', async () => {
    const site = await open()
    const sink = await smtpSink()
    try {
      await useSmtp(site, sink.port)
      await site.ctx.mail.send(site.ctx.db, letter)
      await site.ctx.jobs.drain()
      const [mail] = await Promise.all(sink.mails.map((raw) => PostalMime.parse(raw)))
      expect(mail).toMatchObject({ subject: letter.subject, to: [{ address: letter.to }] })
    } finally {
      await sink.close()
    }
  })

  it('M3 retries later when the server refuses, and loses nothing', async () => {
    expectAlarm(/a job failed/)
    const site = await open()
    const sink = await smtpSink({ refusals: 1 })
    try {
      await useSmtp(site, sink.port)
      await site.ctx.mail.send(site.ctx.db, letter)
      await site.ctx.jobs.drain()
      expect(sink.mails).toHaveLength(0)
      site.clock.advance(60_000)
      await site.ctx.jobs.drain()
      expect(sink.mails).toHaveLength(1)
    } finally {
      await sink.close()
    }
  })

  it('M4 sends nothing for a transaction that is rolled back', async () => {
    const site = await open()
    await site.ctx.db
      .transaction()
      .execute(async (tx) => {
        await site.ctx.mail.send(tx, letter)
        throw new Error('undone')
      })
      .catch(() => {})
    await site.ctx.jobs.drain()
    await expect(readdir(join(site.dataDir, 'outbox'))).rejects.toThrow('ENOENT')
  })
})
