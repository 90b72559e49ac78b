import { isIP } from 'node:net'
import type { AppContext } from '../../context.ts'
import { verifySmtp } from '../../platform/mail/mailer.ts'
import { testService } from '../../platform/files/s3/test-service.ts'
import { readMailSettings, readSettings, siteUrl } from '../../slices/site-settings/index.ts'
import { storageOf } from '../../slices/storage/index.ts'
import type { Finding } from './finding.ts'

/** Time limit for a request to the site: a slower site counts as down. */
const TIMEOUT_MS = 5_000

/** Checks the address of the site and its encryption, the proxy in front of it, its mail, and its bucket. */
export async function examineSite(ctx: AppContext): Promise<Finding[]> {
  const address = await siteUrl(ctx)
  if (!URL.canParse(address)) {
    const remedy = 'Set it with "quandary settings set general.site_url https://…".'
    return [{ check: 'address', level: 'error', message: 'The site has no address.', remedy }]
  }
  const url = new URL(address)
  return [...(await reach(url)), ...encryption(url), ...proxy(ctx, url), ...(await mail(ctx)), ...(await bucket(ctx))]
}

async function reach(url: URL): Promise<Finding[]> {
  const check = 'address'
  const probe = new URL(`${url.href.replace(/\/+$/, '')}/healthz`)
  const wrong = (what: string): Finding[] => [
    {
      check,
      level: 'warning',
      message: `${probe.href} ${what}`,
      remedy: 'Start the server, lead the address to it, or set general.site_url to the right one.',
    },
  ]
  try {
    const answer = await fetch(probe, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })
    if (!answer.ok) return wrong(`answers with status ${answer.status}.`)
    return [{ check, level: 'ok', message: `${url.href.replace(/\/+$/, '')} answers.` }]
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return wrong(`does not answer: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`)
  }
}

function encryption(url: URL): Finding[] {
  if (url.protocol === 'https:' || isLocal(url)) return []
  const message = 'The site is served without encryption: passwords can be read on their way.'
  const remedy = 'Put a proxy with a certificate in front (deploy/), then set general.site_url to the https address.'
  return [{ check: 'encryption', level: 'warning', message, remedy }]
}

/** The server itself speaks no TLS, so an https address means that there is a proxy. */
function proxy({ config }: AppContext, url: URL): Finding[] {
  const check = 'proxy'
  if (config.trustedProxies.length > 0) {
    return [{ check, level: 'ok', message: `Trusted for addresses of visitors: ${config.trustedProxies.join(', ')}` }]
  }
  if (url.protocol !== 'https:') return []
  const message = 'No proxy is trusted, so all visitors have the address of the proxy and share its rate limits.'
  const remedy = 'Set TRUSTED_PROXIES to the address of the proxy, e.g. 127.0.0.1, and let it send X-Forwarded-For.'
  return [{ check, level: 'warning', message, remedy }]
}

async function mail(ctx: AppContext): Promise<Finding[]> {
  const check = 'mail'
  const { smtp, from } = await readMailSettings(ctx)
  if (!smtp) {
    const message = `No mail server is set: mails are written to ${ctx.config.dataDir}/outbox.`
    const remedy = 'Enter one in the back office, or with "quandary settings set smtp.smtp_host …".'
    return [{ check, level: 'warning', message, remedy }]
  }
  const remedy = 'Correct the settings of the mail server in the back office, or with "quandary settings".'
  const problem = await verifySmtp(smtp)
  if (problem !== undefined)
    return [{ check, level: 'error', message: `${smtp.host}:${smtp.port}: ${problem}`, remedy }]
  const contact = (await readSettings(ctx, 'general')).contact_email
  return [{ check, level: 'ok', message: `${smtp.host} takes mails from ${from.address}; replies go to ${contact}.` }]
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
}

async function bucket(ctx: AppContext): Promise<Finding[]> {
  const check = 'bucket'
  const { service, uploads, backups } = await storageOf(ctx)
  if (!service) return []
  const name = `${service.bucket} at ${service.endpoint}`
  const { failure, detail } = await testService(service)
  if (failure === '') return [{ check, level: 'ok', message: `${name} stores, reads, lists and deletes files.` }]
  const remedy = 'Correct Storage in the back office, "quandary settings", or the S3_ variables of the environment.'
  // A bucket in which nothing new is stored only gets a warning. It may still contain earlier files, which cannot be
  // read until it responds.
  const level = uploads === 'bucket' || backups === 'bucket' ? 'error' : 'warning'
  return [{ check, level, message: `${name}: ${failure}: ${detail}`, remedy }]
}
