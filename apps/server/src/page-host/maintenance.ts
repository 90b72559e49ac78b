import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BarePage } from '#hosted/site/server'
import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import { isProbe } from '../platform/http/probes.ts'
import type { Language } from '../platform/i18n/language.ts'
import { ENGLISH } from '../platform/i18n/language.ts'
import { translate } from '../platform/i18n/translate.ts'
import { REQUEST_ID_HEADER, requestIds } from '../platform/observability/request-id.ts'
import { accentOf } from '../slices/branding/index.ts'
import { readSettings, siteLanguage } from '../slices/site-settings/index.ts'
import { BARE_PAGE_POLICY } from './offline.ts'
import { pageLanguageOf } from './page-language.ts'

/** Retry-After of a closed site, in seconds. */
const RETRY_SECONDS = 60
/** Addresses that programs call; all others are pages. */
const FOR_PROGRAMS = /^\/(?:answer|installation|static|uploads)(?:\/|\?|$)/

/**
 * Answers every request except probes with 503 while `quandary maintenance on` is in force, before anything else reads
 * it.
 * @returns a function that answers a request and returns true; it returns false for probes and while the site is not
 * closed
 */
export function mountMaintenance(
  app: App,
  ctx: AppContext,
  renderBarePage: (page: BarePage) => string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const mode = ctx.maintenance
  mode.watch()
  const idOf = requestIds(ctx.config.trustedProxies)
  app.http.addHook('onClose', async () => mode.stop())
  return (request, response) => {
    const { url = '/' } = request
    if (mode.state !== 'closed' || isProbe(url)) return false
    response.setHeader(REQUEST_ID_HEADER, idOf(request))
    const isPage = !FOR_PROGRAMS.test(url)
    void describe(ctx, request).then((facts) =>
      send(
        response,
        isPage,
        isPage
          ? renderBarePage({
              ...facts,
              base: ctx.base.path,
              language: pageLanguageOf(facts.language, ctx.base.path),
              screen: 'maintenance',
            })
          : envelope(facts.language),
      ),
    )
    return true
  }
}

/**
 * Returns name, colour and language for the page, from settings in memory; defaults if the settings are not in memory.
 */
async function describe(
  ctx: AppContext,
  { headers }: IncomingMessage,
): Promise<Pick<BarePage, 'name' | 'accent'> & { language: Language }> {
  const [language, name, accent] = await Promise.all([
    siteLanguage(ctx).catch(() => ENGLISH),
    readSettings(ctx, 'general').then(
      (general) => general.name,
      () => '',
    ),
    accentOf(ctx).catch(() => '#0033ff'),
  ])
  return { language: ctx.languages.match(headers['accept-language'], language), name, accent }
}

function envelope(language: Parameters<typeof translate>[0]): string {
  const reason = 'base.maintenance'
  return JSON.stringify({ code: 503, reason, msg: translate(language, reason), data: null })
}

function send(response: ServerResponse, isPage: boolean, body: string): void {
  response.writeHead(503, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': BARE_PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
    // Closes the connection, because the rest of the request is not read.
    connection: 'close',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
