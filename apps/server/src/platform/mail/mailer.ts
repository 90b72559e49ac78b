import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { TextSealer } from '../crypto/sealed-text.ts'
import type { Db } from '../db/database.ts'
import { makePrivateFolder, writePrivateFile } from '../files/private-files.ts'
import { unlessAbsent } from '../files/unless-absent.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { defineJob } from '../jobs/job-queue.ts'
import type { Log } from '../log/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { inSpan } from '../spans/current-span.ts'

/** A mail, already in the recipient's language. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Identifies the mail in reports to {@link Mailer.onAttempt}; never sent. */
  key?: string
  /** Address that unsubscribes from mails of this kind by one POST, for the button of mail programs (RFC 8058). */
  unsubscribeUrl?: string
}

/** The SMTP server; without one, mails go to the outbox folder. */
export interface SmtpSettings {
  host: string
  port: number
  /** '' for none (STARTTLS is used when offered), 'SSL' for implicit TLS, 'TLS' for required STARTTLS. */
  encryption: '' | 'SSL' | 'TLS'
  username: string
  password: string
}

/** Sender and transport, read again for each mail so that a changed setting takes effect at once. */
export interface MailSettings {
  from: { name: string; address: string }
  smtp: SmtpSettings | undefined
}

/** A mail that waits in the jobs table, encrypted because of the codes in its links. */
interface SealedMail {
  sealed: string
}

/** The local part of a mail's Message-ID, and the name of its file in the outbox. */
interface MailNames {
  message: string
  file: string
}

/** The job that delivers a mail. Mails that an older version queued are not encrypted. */
const mailJob = defineJob<SealedMail | Mail>('mail')

/**
 * Sends mail through the jobs table: queued in the caller's transaction, delivered after commit, retried on failure. A
 * queued mail is encrypted with the key in DATA_DIR/mail.key; processes on several machines share the folder and
 * thereby the key. The job's id is part of the Message-ID and of the outbox file's name, so a repeated attempt is
 * recognizable.
 */
export class Mailer {
  #jobs: JobQueue
  #settings: (() => Promise<MailSettings>) | undefined
  #report: (key: string, error: string | undefined) => Promise<void> = () => Promise.resolve()
  #outbox: string
  #log: Log
  #metrics: Metrics | undefined
  #sealer: TextSealer
  /** Part of the names of temporary files, because job ids of different databases that share an outbox may be equal. */
  #run = randomBytes(4).toString('hex')

  constructor(options: { jobs: JobQueue; dataDir: string; log: Log; metrics?: Metrics | undefined }) {
    this.#jobs = options.jobs
    this.#outbox = join(options.dataDir, 'outbox')
    this.#log = options.log
    this.#metrics = options.metrics
    this.#sealer = new TextSealer(join(options.dataDir, 'mail.key'))
    this.#jobs.handle(mailJob, ({ id, payload }) => this.#attempt(id, this.#unseal(payload)))
  }

  /** Registers the source of the settings; the slice that owns them calls it. */
  useSettings(settings: () => Promise<MailSettings>): void {
    this.#settings = settings
  }

  /**
   * Registers a listener for each attempt to deliver a mail with a key. It receives the key and the error; the error is
   * undefined if the server accepted the mail or it was written to the outbox.
   */
  onAttempt(report: (key: string, error: string | undefined) => Promise<void>): void {
    this.#report = report
  }

  /** Queues a mail in `tx`. */
  async send(tx: Db, mail: Mail): Promise<void> {
    await this.sendAll(tx, [mail])
  }

  /** Queues several mails in `tx`, each as a job of its own. */
  async sendAll(tx: Db, mails: readonly Mail[]): Promise<void> {
    const sealed = mails.map((mail) => ({ sealed: this.#sealer.seal(JSON.stringify(mail)) }))
    await this.#jobs.addAll(tx, mailJob, sealed)
  }

  /**
   * Delivers a mail at once with the given settings, without a job: to the server, or to the outbox if no server is
   * set.
   * @throws {Error} the error that the mail server gave
   */
  async sendNow(mail: Mail, settings: MailSettings): Promise<'sent' | 'outbox'> {
    try {
      const name = `now-${randomBytes(8).toString('hex')}`
      return await this.#deliver({ message: name, file: name }, mail, settings)
    } catch (error) {
      this.#metrics?.mailAttempted('failed')
      throw error
    }
  }

  /** Deletes the mails to an address that were written to the outbox. */
  async removeFromOutbox(address: string): Promise<void> {
    const files = (await unlessAbsent(readdir(this.#outbox))) ?? []
    for (const name of files.filter((file) => file.endsWith('.eml'))) {
      const path = join(this.#outbox, name)
      const [head = ''] = ((await unlessAbsent(readFile(path, 'utf8'))) ?? '').split('\r\n\r\n', 1)
      const [, to = ''] = /^To: (.*)$/m.exec(head) ?? []
      if (addressIn(to) === address.toLowerCase()) await rm(path, { force: true })
    }
  }

  #unseal(payload: SealedMail | Mail): Mail {
    // The sealed text was made from a mail by `sendAll`, so the cast is safe.
    return 'sealed' in payload ? (JSON.parse(this.#sealer.open(payload.sealed)) as Mail) : payload
  }

  async #attempt(jobId: number, { key, ...mail }: Mail): Promise<void> {
    try {
      if (!this.#settings) throw new Error('Nothing says how mails leave')
      const settings = await this.#settings()
      const names = { message: `job-${jobId}`, file: String(jobId).padStart(8, '0') }
      await this.#deliver(names, mail, settings).catch((error: unknown) => {
        throw settings.smtp ? withoutAddress(error, mail.to) : error
      })
    } catch (error) {
      this.#metrics?.mailAttempted('failed')
      await this.#reportAttempt(key, error instanceof Error ? error.message : String(error))
      throw error
    }
    await this.#reportAttempt(key, undefined)
  }

  /** A report that fails must not cause the mail to be sent again. */
  async #reportAttempt(key: string | undefined, failure: string | undefined): Promise<void> {
    if (key === undefined) return
    await this.#report(key, failure).catch((error: unknown) =>
      this.#log.error({ err: error }, 'the outcome of a mail could not be recorded'),
    )
  }

  #deliver(names: MailNames, mail: Mail, settings: MailSettings): Promise<'sent' | 'outbox'> {
    return inSpan({ name: 'send mail', kind: 'client' }, async (span) => {
      const outcome = await this.#handOver(names, mail, settings)
      if (span) span.attributes['quandary.mail.outcome'] = outcome
      return outcome
    })
  }

  async #handOver(names: MailNames, mail: Mail, settings: MailSettings): Promise<'sent' | 'outbox'> {
    const domain = settings.from.address.split('@')[1] ?? 'localhost'
    // An address in an object is always read as a single address, whatever characters it contains.
    const to = { name: '', address: mail.to }
    const { unsubscribeUrl, ...content } = mail
    const message = {
      ...content,
      to,
      from: settings.from,
      messageId: `<${names.message}@${domain}>`,
      ...(unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(unsubscribeUrl) }),
    }
    if (settings.smtp) {
      const transport = await smtpTransport(settings.smtp)
      await transport.sendMail(message)
      this.#metrics?.mailAttempted('sent')
      this.#log.info({ mail: names.message }, 'mail sent')
      return 'sent'
    }
    const file = await this.#writeToOutbox(names.file, message)
    this.#metrics?.mailAttempted('outbox')
    this.#log.info({ mail: names.message, file }, 'mail written to the outbox: no SMTP server is set')
    return 'outbox'
  }

  async #writeToOutbox(name: string, message: Parameters<Transporter['sendMail']>[0]): Promise<string> {
    await makePrivateFolder(this.#outbox)
    const { createTransport } = await import('nodemailer')
    const composed = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
    const file = join(this.#outbox, `${name}.eml`)
    const unfinished = `${file}.${this.#run}.tmp`
    // With `buffer: true` the stream transport returns a buffer, so the cast is safe.
    await writePrivateFile(unfinished, composed.message as Buffer)
    await rename(unfinished, file)
    return file
  }
}

/** Removes the recipient's address from an error: mail servers quote it, and jobs and logs must not store it. */
function withoutAddress(error: unknown, address: string): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new Error(message.replaceAll(address, '[address]').replaceAll(address.toLowerCase(), '[address]'))
}

/** Returns the headers that let mail programs unsubscribe with one POST to the address (RFC 2369 and RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Connects and signs in to a mail server without sending anything; returns what is wrong, or undefined. */
export async function verifySmtp(smtp: SmtpSettings): Promise<string | undefined> {
  const transport = await smtpTransport(smtp)
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport.close()
  }
}

async function smtpTransport(smtp: SmtpSettings): Promise<Transporter> {
  // Loaded when the first mail is sent, because most processes send none.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.encryption === 'SSL',
    requireTLS: smtp.encryption === 'TLS',
    ...(smtp.username === '' ? {} : { auth: { user: smtp.username, pass: smtp.password } }),
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
}

/** Returns the address in a `To` header with one recipient, in lower case. */
function addressIn(header: string): string {
  return (/<([^>]*)>/.exec(header)?.[1] ?? header).trim().toLowerCase()
}
