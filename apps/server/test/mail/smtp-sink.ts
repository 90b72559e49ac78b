import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that stores its mails. */
export interface SmtpSink {
  port: number
  mails: Buffer[]
  /** Username and password of each login. */
  logins: string[]
  close(): Promise<void>
}

interface SinkOptions {
  /** Number of mails that are refused first; 0 by default. */
  refusals?: number
  /** True to refuse every login and recipient. */
  refusesAll?: boolean
  /** Called with every accepted mail. */
  onMail?(mail: Buffer): void
}

/** Opens an SMTP server on a free loopback port. By default it accepts any login, and mails without one. */
export async function smtpSink({ refusals = 0, refusesAll = false, onMail }: SinkOptions = {}): Promise<SmtpSink> {
  const mails: Buffer[] = []
  const logins: string[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username} ${password}`)
      if (refusesAll) done(refusal(535, 'Authentication failed'))
      else done(null, { user: username ?? '' })
    },
    onRcptTo(_address, _session, done) {
      done(refusesAll ? refusal(550, 'No such mailbox') : undefined)
    },
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
        onMail?.(mail)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return { port, mails, logins, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
