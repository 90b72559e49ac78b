import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { CONTRACT_HEADER, CONTRACT_VERSION, type OperationId } from '@quandary/api-client'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { LogController, fastify } from 'fastify'
import type { StorageFaults } from '../db/storage-fault.ts'
import { storageFaultOf } from '../db/storage-fault.ts'
import type { Language } from '../i18n/language.ts'
import { ENGLISH } from '../i18n/language.ts'
import type { Log } from '../log/log.ts'
import { asOperation } from '../observability/current-request.ts'
import type { Metrics } from '../observability/metrics.ts'
import { REQUEST_ID_HEADER, requestIds } from '../observability/request-id.ts'
import { spanOf, withSpan } from '../spans/current-span.ts'
import type { Tracer } from '../observability/tracing/tracer.ts'
import type { ResponseTimes } from '../observability/response-times.ts'
import type { BasePath } from './base-path.ts'
import { MAX_BODY_BYTES } from './body-limit.ts'
import type { SetCookie } from './cookies.ts'
import { readCookie, sendCookie, VISIT_COOKIE } from './cookies.ts'
import { assertMayChange, isOwnNavigation } from './cross-site.ts'
import { failureEnvelope, refusalEnvelope, successEnvelope } from './envelope.ts'
import type { Dispatcher, RawCall } from './dispatcher.ts'
import { formReader } from './form.ts'
import { assertHeadWithinLimits } from './head-limits.ts'
import { parseJsonBody } from './json-body.ts'
import { normalizeTarget } from './normalize-target.ts'
import { refuseNulInPath } from './nul-in-path.ts'
import { Redirect } from './redirect.ts'
import { Refusal } from '../refusals/refusal.ts'
import { recordRequest } from './request-log.ts'
import {
  NothingHere,
  RequestTooLarge,
  StorageFails,
  UnreadableRequest,
  WrongContentType,
} from '../refusals/request-refusals.ts'
import { staysOpen } from './unread-body.ts'
import { UnsentAnswers } from './unsent-answers.ts'

const VISIT_SECONDS = 7 * 24 * 3600

/** Security headers of every response. */
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of a route in the log and in measurements; its address pattern by default. */
    operation?: string
  }
}

/** The dependencies of the HTTP layer. */
export interface HttpAppOptions {
  dispatcher: Dispatcher
  log: Log
  metrics?: Metrics | undefined
  tracer?: Tracer | undefined
  responseTimes?: ResponseTimes
  storageFaults?: StorageFaults
  /** Returns the language for an `Accept-Language`; the site's if the caller accepts none of the offered ones. */
  languageFor(acceptLanguage: string | undefined): Promise<Language>
  /** Returns the configured address of the site, '' before the installation. */
  siteUrl(): Promise<string>
  /** The path below which the site lives, as a part of all its addresses. */
  base: BasePath
  /** Writes a response body as JSON. */
  writeAnswer(answer: object): string
  /** Seconds for which browsers use only https, once the site's address is https. */
  hstsSeconds: number
  /** Proxies whose `X-Forwarded-For` is trusted; without any, the address of the connection counts. */
  trustedProxies: readonly string[]
  /** GET /readyz: resolves when the database answers. */
  ready(): Promise<void>
  /** Called with every success before it is sent; tests validate it against the contract here. */
  onSuccess?(id: OperationId, data: unknown): void
}

/** Creates the Fastify instance: every operation of the contract, health endpoints, headers and error handling. */
export async function createHttpApp(options: HttpAppOptions): Promise<FastifyInstance> {
  // The type is widened, so that the instance has Fastify's plain type.
  const logger: FastifyBaseLogger = options.log
  const app = fastify({
    loggerInstance: logger,
    // The child logger is not used, because the log itself adds the id of the request to its lines.
    childLoggerFactory: (parent) => parent,
    genReqId: requestIds(options.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: (request) => options.base.stripOnce(request, normalizeTarget(request.url ?? '/')),
  })
  await app.register(cookie)
  app.decorateRequest('siteIsSecure', false)
  app.decorateRequest('siteBase', '')
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // At higher levels a page takes longer to compress than the saved bytes are worth.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(SAFE_HEADERS).header(REQUEST_ID_HEADER, request.id)
    request.siteBase = options.base.path
    // Unreadable settings are reported by the request that needs them.
    request.siteIsSecure = await isSecure(options).catch(() => false)
    if (request.siteIsSecure) void reply.header('strict-transport-security', `max-age=${options.hstsSeconds}`)
    assertHeadWithinLimits(request.raw)
    refuseNulInPath(request.raw.url)
  })
  // Redirects name paths of the site without the base path, wherever they are made, so it is added here.
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string') void reply.header('location', options.base.add(location))
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, routeOptions } = request
    const { operation: named } = routeOptions.config
    const operation = named ?? routeOptions.url ?? 'unknown address'
    const ms = reply.elapsedTime
    const span = spanOf(request.raw)
    const known = { id: request.id, operation, method, url, span, route: routeOptions.url }
    recordRequest(options, { ...known, status: reply.statusCode, ms })
    // Measures only pages and operations: nobody waits for the end of an event stream, or for documents that only
    // programs read.
    if (named !== undefined && named !== 'file') options.responseTimes?.record(ms)
    done()
  })
  if (options.tracer) {
    // Restores the span: the async context of the request is lost once a body has arrived.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spanOf(request.raw)
      if (span) withSpan(span, done)
      else done()
    })
  }
  acceptBodies(app)
  registerErrorHandlers(app, options)
  registerOperations(app, options)
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('OK'))
  app.get('/readyz', async (_request, reply) => {
    await options.ready()
    return reply.type('text/plain').send('OK')
  })
  return app
}

/** Accepts JSON and forms with a file as bodies; an empty body is allowed if an operation takes none. */
function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    parseJsonBody(body),
  )
  // A form is read by its operation, after the caller has been authorized.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

function registerOperations(app: FastifyInstance, options: HttpAppOptions): void {
  const unsent = new UnsentAnswers()
  for (const operation of options.dispatcher.operations.values()) {
    const id = operation.id
    app.route({
      method: operation.method,
      url: operation.url,
      exposeHeadRoute: false,
      config: { operation: id },
      onRequest: async ({ headers }, reply) => {
        void reply.header(CONTRACT_HEADER, CONTRACT_VERSION)
        if (operation.method !== 'GET') assertMayChange(operation, headers, await options.siteUrl())
      },
      bodyLimit: operation.bodyLimit,
      handler: async (request, reply) => {
        const { raw, cookies } = await readCall(request, options)
        const work = { operation: id, requestId: request.id }
        const { data, isForGuest } = await asOperation(work, () => options.dispatcher.run(id, raw))
        // Only a success sets cookies: a refused request must not change what the browser has.
        for (const cookie of cookies.values()) sendCookie(reply, cookie)
        if (data instanceof Redirect) {
          options.onSuccess?.(id, null)
          void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
          return reply.redirect(data.location, 302)
        }
        options.onSuccess?.(id, data)
        const answer = options.writeAnswer(successEnvelope(data, raw.language))
        if (isForGuest) unsent.add(answer, reply.raw)
        return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(answer)
      },
    })
  }
}

/** Returns true if the site is reached over TLS. */
async function isSecure(options: HttpAppOptions): Promise<boolean> {
  return (await options.siteUrl()).startsWith('https:')
}

/** Reads a request, and collects the cookies that its operation sets. */
async function readCall(
  request: FastifyRequest,
  options: HttpAppOptions,
): Promise<{ raw: RawCall; cookies: ReadonlyMap<string, SetCookie> }> {
  const cookies = new Map<string, SetCookie>()
  const raw: RawCall = {
    // Fastify provides objects here; the contract's schemas validate what is in them.
    path: request.params as Record<string, unknown>,
    query: request.query as Record<string, unknown>,
    body: request.body,
    readForm: formReader(request),
    token: tokenOf(request.headers.authorization),
    visit: readCookie(request, VISIT_COOKIE),
    cookie: (cookie) => readCookie(request, cookie),
    language: await languageOf(request, options),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    // Node joins several headers of this name into one value, which is no valid key.
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    isOwnNavigation: isOwnNavigation(request.headers, await options.siteUrl()),
    reply: {
      setCookie: (cookie, value, seconds) => void cookies.set(cookie.name, { ...cookie, value, seconds }),
      setVisitCookie: (value) =>
        void cookies.set(VISIT_COOKIE.name, { ...VISIT_COOKIE, value, seconds: VISIT_SECONDS }),
    },
  }
  return { raw, cookies }
}

/** Extracts the raw token from the header; a leading `Bearer ` is tolerated. */
export function tokenOf(header: string | undefined): string {
  return (header ?? '').replace(/^Bearer\s+/i, '').trim()
}

async function languageOf(request: FastifyRequest, options: HttpAppOptions): Promise<Language> {
  return options.languageFor(request.headers['accept-language'])
}

/**
 * Falls back to English if the settings cannot be read, because that must not hide the error that is being reported.
 */
async function languageOrEnglish(request: FastifyRequest, options: HttpAppOptions): Promise<Language> {
  try {
    return await languageOf(request, options)
  } catch {
    return ENGLISH
  }
}

function registerErrorHandlers(app: FastifyInstance, options: HttpAppOptions): void {
  app.setErrorHandler(async (error, request, reply) => {
    const language = await languageOrEnglish(request, options)
    // A disconnecting caller also causes a network error, which Fastify marks as an error of the request. So
    // `asRefusal` is called before the check for storage faults.
    const asked = asRefusal(error)
    const fault = asked ? undefined : storageFaultOf(error)
    const refusal = fault ? new StorageFails(fault) : asked
    if (fault) {
      options.storageFaults?.note(error)
      const path = request.url.split('?')[0]
      request.log.error({ err: error, request: request.id, path }, 'the storage failed')
    }
    if (refusal) {
      const envelope = refusalEnvelope(refusal, language)
      const { retryAfter } = refusal.init
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
      // Fastify closes the connection after every body that it refuses; this undoes that if the connection can stay
      // open.
      if (staysOpen(request.raw)) void reply.removeHeader('connection')
      return reply.code(envelope.code).header('cache-control', 'no-store').send(envelope)
    }
    const path = request.url.split('?')[0]
    request.log.error({ err: error, request: request.id, path }, 'a request failed')
    return reply.code(500).send(failureEnvelope(language))
  })
  app.setNotFoundHandler(async () => {
    throw new NothingHere()
  })
}

/** Treats Fastify's own errors about a request (too large, malformed) as refusals. */
function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new RequestTooLarge()
  if (status === 415) return new WrongContentType()
  return typeof status === 'number' && status >= 400 && status < 500 ? new UnreadableRequest() : undefined
}
