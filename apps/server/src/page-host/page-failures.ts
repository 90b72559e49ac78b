import type { BarePage } from '#hosted/site/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { storageFaultOf } from '../platform/db/storage-fault.ts'
import { refusalEnvelope } from '../platform/http/envelope.ts'
import type { Language } from '../platform/i18n/language.ts'
import { ENGLISH } from '../platform/i18n/language.ts'
import { Refusal } from '../platform/refusals/refusal.ts'
import { accentOf } from '../slices/branding/index.ts'
import { readSettings } from '../slices/site-settings/index.ts'
import { isApiPath } from './api-paths.ts'
import { BARE_PAGE_POLICY } from './offline.ts'
import { languageFor, pageLanguageOf } from './page-language.ts'

/** The context and the renderer of pages without data. */
interface BarePageHost {
  ctx: AppContext
  renderBarePage: (page: BarePage) => string
}

/** Retry-After while the database does not answer, in seconds. */
const RETRY_SECONDS = 60

/**
 * Responds with a static page if a page failed to render: 500, or 503 while the database does not answer. Rethrows
 * refusals for the error handler.
 */
export async function serveFailure(host: BarePageHost, reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  if (error instanceof Refusal) throw error
  const { ctx: context, renderBarePage } = host
  reply.request.log.error({ err: error, path: reply.request.url.split('?')[0] }, 'page not rendered')
  const isUp = storageFaultOf(error) !== 'away' && (await isReachable(context))
  if (!isUp) void reply.header('retry-after', String(RETRY_SECONDS))
  const look = await bareLook(context, await languageOrEnglish(context, reply.request))
  const page = renderBarePage({ ...look, screen: isUp ? 'failed' : 'maintenance', requestId: reply.request.id })
  return sendBarePage(reply, isUp ? 500 : 503, page)
}

/**
 * Answers with a page that explains a refusal. Rethrows for API addresses, which programs call, and for other errors.
 */
export async function serveRefusal(
  { ctx: context, renderBarePage }: BarePageHost,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<FastifyReply> {
  if (!(error instanceof Refusal)) throw error
  if (isApiPath(request.url)) throw error
  const language = await languageOrEnglish(context, request)
  const look = await bareLook(context, language)
  const { code, msg } = refusalEnvelope(error, language)
  const { retryAfter } = error.init
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return sendBarePage(reply, code, renderBarePage({ ...look, screen: { refusal: code, text: msg } }))
}

/**
 * Returns name and colour for a page without data, from settings in memory; defaults if the settings are not in memory.
 */
async function bareLook(ctx: AppContext, language: Language): Promise<Omit<BarePage, 'screen'>> {
  const [name, accent] = await Promise.all([
    readSettings(ctx, 'general').then(
      (general) => general.name,
      () => '',
    ),
    accentOf(ctx).catch(() => '#0033ff'),
  ])
  return { name, accent, base: ctx.base.path, language: pageLanguageOf(language, ctx.base.path) }
}

function sendBarePage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': BARE_PAGE_POLICY })
    .type('text/html; charset=utf-8')
    .send(page)
}

/** Returns whether the database answers now. */
export async function isReachable(ctx: AppContext): Promise<boolean> {
  return ctx.database.describe().then(
    () => true,
    () => false,
  )
}

function languageOrEnglish(ctx: AppContext, request: FastifyRequest): Promise<Language> {
  return languageFor(ctx, request, null).catch(() => ENGLISH)
}
