import PostalMime from 'postal-mime'
import { smtpSink } from './smtp-sink.ts'

export interface ReceivedMail {
  to: string
  subject: string
  text: string
  html: string
}

/** The mailboxes of all recipients, behind a real SMTP server. */
export interface Mailbox {
  port: number
  /** Waits for the oldest unread mail to an address, and marks it as read. */
  next(address: string): Promise<ReceivedMail>
  /** Returns the addresses of unread mails. */
  unread(): string[]
  close(): Promise<void>
}

/** Longer than the job queue takes to send a mail, shorter than the timeout of a browser test. */
const TIMEOUT_MS = 20_000

/** Opens an SMTP server on a free loopback port that sorts its mails by recipient. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  let notify: (() => void)[] = []
  const keep = async (raw: Buffer): Promise<void> => {
    const mail = await PostalMime.parse(raw)
    const to = mail.to?.[0]?.address ?? ''
    mails.push({ to, subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' })
    for (const wake of notify.splice(0)) wake()
  }
  const sink = await smtpSink({ onMail: (raw) => void keep(raw) })
  const take = (address: string): ReceivedMail | undefined => {
    const index = mails.findIndex((mail) => mail.to === address)
    return index === -1 ? undefined : mails.splice(index, 1)[0]
  }
  return {
    port: sink.port,
    async next(address) {
      const deadline = Promise.withResolvers<void>()
      const timer = setTimeout(() => deadline.reject(new Error(`No mail came to ${address}`)), TIMEOUT_MS)
      try {
        for (;;) {
          const mail = take(address)
          if (mail) return mail
          await Promise.race([new Promise<void>((resolve) => notify.push(resolve)), deadline.promise])
        }
      } finally {
        clearTimeout(timer)
      }
    },
    unread: () => mails.map(({ to }) => to),
    async close() {
      notify = []
      await sink.close()
    },
  }
}
