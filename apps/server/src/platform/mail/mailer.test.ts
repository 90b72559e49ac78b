import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { readSettings, writeSettings } from '../../slices/site-settings/index.ts'

const letter = { to: 'reader@example.com', subject: 'Grüße 你好', text: 'Plain\n', html: '<p>Rich</p>' }

/** A real SMTP server that keeps what it gets; `refusals` mails are turned away first. */
async function smtpSink(refusals = 0): Promise<{ port: number; mails: Buffer[]; close(): Promise<void> }> {
  const mails: Buffer[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (left > 0) {
          left -= 1
          done(new Error('try later'))
          return
        }
        mails.push(Buffer.concat(parts))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return { port, mails, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function useSmtp(site: TestSite, port: number): Promise<void> {
  const smtp = await readSettings(site.app, 'smtp')
  await writeSettings(site.app, 'smtp', { ...smtp, host: '127.0.0.1', port })
}

describeOnEveryEngine('mail', (open) => {
  it('M1 writes each mail once to the outbox while no server is set', async () => {
    const site = await open()
    await site.app.mail.send(site.app.db, letter)
    await site.app.jobs.drain()
    await site.app.jobs.drain()
    const files = await readdir(join(site.dataDir, 'outbox'))
    expect(files).toHaveLength(1)
    const mail = await PostalMime.parse(await readFile(join(site.dataDir, 'outbox', files[0] ?? '')))
    expect(mail).toMatchObject({ subject: letter.subject, html: expect.stringContaining('Rich') })
    expect(mail.from).toMatchObject({ name: 'Test site', address: 'contact@qa.test' })
  })

  it('M2 hands mails to the SMTP server as soon as one is set', async () => {
    const site = await open()
    const sink = await smtpSink()
    try {
      await useSmtp(site, sink.port)
      await site.app.mail.send(site.app.db, letter)
      await site.app.jobs.drain()
      const [mail] = await Promise.all(sink.mails.map((raw) => PostalMime.parse(raw)))
      expect(mail).toMatchObject({ subject: letter.subject, to: [{ address: letter.to }] })
    } finally {
      await sink.close()
    }
  })

  it('M3 tries again later when the server refuses, and loses nothing', async () => {
    const site = await open()
    const sink = await smtpSink(1)
    try {
      await useSmtp(site, sink.port)
      await site.app.mail.send(site.app.db, letter)
      await site.app.jobs.drain()
      expect(sink.mails).toHaveLength(0)
      site.clock.advance(60_000)
      await site.app.jobs.drain()
      expect(sink.mails).toHaveLength(1)
    } finally {
      await sink.close()
    }
  })

  it('M4 sends nothing for a transaction that is undone', async () => {
    const site = await open()
    await site.app.db
      .transaction()
      .execute(async (tx) => {
        await site.app.mail.send(tx, letter)
        throw new Error('undone')
      })
      .catch(() => {})
    await site.app.jobs.drain()
    await expect(readdir(join(site.dataDir, 'outbox'))).rejects.toThrow('ENOENT')
  })
})
