import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { readSettings, writeSettings } from '../src/slices/site-settings/index.ts'
import type { TestSite } from './harness.ts'

/** A real SMTP server that keeps what it gets; `refusals` mails are turned away first. */
export async function smtpSink(refusals = 0): Promise<{ port: number; mails: Buffer[]; close(): Promise<void> }> {
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

/** Lets a site send its mails there. */
export async function useSmtp(site: TestSite, port: number): Promise<void> {
  const smtp = await readSettings(site.app, 'smtp')
  await writeSettings(site.app, 'smtp', { ...smtp, host: '127.0.0.1', port })
}
