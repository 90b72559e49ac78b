import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that stores its mails. */
export interface SmtpSink {
  port: number
  mails: Buffer[]
  close(): Promise<void>
}

/**
 * Opens one on a free loopback port.
 * @param refusals number of mails to refuse first
 * @param onMail called with every accepted mail
 */
export async function smtpSink(refusals = 0, onMail: (mail: Buffer) => void = () => {}): Promise<SmtpSink> {
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
        const mail = Buffer.concat(parts)
        mails.push(mail)
        done()
        onMail(mail)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return { port, mails, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
