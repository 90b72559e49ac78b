import { randomBytes } from 'node:crypto'
import { TOKEN_KEY } from '@quandary/api-client'
import { guardPaths, safeTarget } from '@quandary/guards'
import { escapeHtml } from '@quandary/markdown/escape'
import type { RefusedForm } from '#hosted/site/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import type { BasePath } from '../platform/http/base-path.ts'
import { readCookie, sendCookie, VISIT_COOKIE } from '../platform/http/cookies.ts'
import { statedOrigin } from '../platform/http/cross-site.ts'
import { endVisit } from '../slices/accounts/index.ts'
import { siteUrl } from '../slices/site-settings/index.ts'
import { refuseApiPath } from './api-paths.ts'
import { contentSecurityPolicy } from './security-policy.ts'
import { NothingHere, SiteIsReadOnly } from '../platform/refusals/request-refusals.ts'

/** A page whose form browsers can send without scripts. */
interface PlainForm {
  /** Address of the operation that handles the form. */
  operation: string
  /** The action that counts towards the form's captcha (contract: getCaptcha). */
  action: 'password' | 'email'
  /** Fields that are filled in again after a refusal. */
  shown: readonly string[]
}

const FORMS: Readonly<Record<string, PlainForm>> = {
  '/users/login': { operation: '/answer/api/v1/user/login/email', action: 'password', shown: ['e_mail'] },
  '/users/register': { operation: '/answer/api/v1/user/register/email', action: 'email', shown: ['name', 'e_mail'] },
}

/** Size limit of a form; its fields are short. */
const MAX_FORM_BYTES = 32 * 1024

/** The responses to refused and failed forms. */
export interface FormAnswers {
  /** Answers with the page of the form, filled in again. */
  refused(request: FastifyRequest, reply: FastifyReply, form: RefusedForm): Promise<FastifyReply>
  /** Answers a browser if not even the page of the form can be rendered. Rethrows errors that have no page. */
  failed(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<FastifyReply>
}

/**
 * Accepts sign-in, registration and sign-out from browsers whose scripts are off or not loaded yet. Sign-in and
 * registration call the operations of the API, under the same limits, and show refusals on the page.
 */
export async function mountPlainForms(app: App, ctx: AppContext, answers: FormAnswers): Promise<void> {
  await mountOtherForms(app, answers)
  await app.http.register(async (scope) => {
    answerInPages(scope, answers)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const [path, form] of Object.entries(FORMS)) {
      scope.post<{ Body: Record<string, string>; Querystring: { next?: unknown } }>(path, async (request, reply) => {
        if (!(await isOwnPage(ctx, request))) return reply.redirect(path, 303)
        const typed = request.body
        if (typed['pass_again'] !== undefined && typed['pass_again'] !== typed['pass']) {
          return answers.refused(request, reply, { ...shownAgain(form, typed), passwordsDiffer: true })
        }
        const answer = await call(app, request, { url: form.operation, payload: typed })
        if (answer.statusCode !== 200)
          return answers.refused(request, reply, await refusedForm(app, request, form, answer))
        return enter(reply, answer, { target: safeTarget(request.query.next) ?? '/', base: ctx.base })
      })
    }
    scope.post('/users/logout', async (request, reply) => {
      if (!(await isOwnPage(ctx, request))) return reply.redirect('/users/logout', 303)
      if (ctx.maintenance.state === 'read-only') throw new SiteIsReadOnly()
      await endVisit(ctx, readCookie(request, VISIT_COOKIE))
      sendCookie(reply, { ...VISIT_COOKIE, value: '', seconds: 0 })
      return reply.redirect('/', 303)
    })
  })
}

/** Answers a form sent to a page that accepts none: the page says that it needs scripts; programs get 404. */
async function mountOtherForms(app: App, answers: FormAnswers): Promise<void> {
  await app.http.register(async (scope) => {
    answerInPages(scope, answers)
    scope.removeAllContentTypeParsers()
    // The body is not parsed, because it may contain a password.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.post('/*', async (request, reply) => {
      refuseApiPath(request.url)
      if (!acceptsPages(request)) throw new NothingHere()
      return answers.refused(request, reply, { values: {}, fields: {}, needsScript: true })
    })
  })
}

/** Answers failed requests of browsers with a page. Programs get the error envelope. */
function answerInPages(scope: FastifyInstance, answers: FormAnswers): void {
  scope.setErrorHandler((error, request, reply) => {
    if (!acceptsPages(request)) throw error
    return answers.failed(request, reply, error)
  })
}

function acceptsPages({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/**
 * Prevents login CSRF: browsers send the origin of a form. Forms have no other protection, so a request without an
 * origin is refused.
 */
async function isOwnPage(ctx: AppContext, { headers }: FastifyRequest): Promise<boolean> {
  return statedOrigin(headers, await siteUrl(ctx)) === 'own'
}

type Answer = Awaited<ReturnType<typeof call>>

/** Calls an operation as the browser itself would. */
function call(app: App, request: FastifyRequest, { url, payload }: { url: string; payload?: Record<string, string> }) {
  const { 'accept-language': language, 'user-agent': userAgent } = request.headers
  return app.http.inject({
    url,
    method: payload ? 'POST' : 'GET',
    ...(payload && { payload }),
    remoteAddress: request.ip,
    headers: { ...(language && { 'accept-language': language }), ...(userAgent && { 'user-agent': userAgent }) },
  })
}

function shownAgain({ shown }: PlainForm, typed: Readonly<Record<string, string>>): RefusedForm {
  return { values: Object.fromEntries(shown.map((field) => [field, typed[field] ?? ''])), fields: {} }
}

async function refusedForm(
  app: App,
  request: FastifyRequest<{ Body: Record<string, string> }>,
  form: PlainForm,
  answer: Answer,
): Promise<RefusedForm> {
  // The data of a refusal: a reason with its message, and a list of invalid fields if there are any.
  const { reason, msg, data } = answer.json<{ reason: string; msg: string; data: unknown }>()
  const errors = Array.isArray(data) ? (data as { error_field: string; error_msg: string }[]) : []
  const fields = Object.fromEntries(errors.map(({ error_field, error_msg }) => [error_field, error_msg]))
  const asked = await call(app, request, { url: `/answer/api/v1/user/action/record?action=${form.action}` })
  // Too many requests are answered without data. The form is then shown without a captcha.
  const { data: captcha } = asked.json<{ data: ({ verify: boolean } & NonNullable<RefusedForm['challenge']>) | null }>()
  return {
    ...shownAgain(form, request.body),
    fields,
    ...(errors.length === 0 && { message: msg }),
    ...(reason.startsWith('error.two_factor.code_') && { needsCode: true }),
    ...(captcha?.verify === true && { challenge: captcha }),
  }
}

/**
 * Completes a sign-in: sets the reading cookie and, if scripts run, stores the token as the site's own sign-in does, so
 * that the viewer can act as well as read.
 */
function enter(reply: FastifyReply, answer: Answer, go: { target: string; base: BasePath }): FastifyReply {
  const { data } = answer.json<{ data: { access_token: string; mail_status: number } }>()
  const { target, base } = go
  const href = base.add(data.mail_status === 1 ? target : guardPaths.inactive)
  const nonce = randomBytes(16).toString('base64')
  const cookies = answer.headers['set-cookie']
  if (cookies !== undefined) void reply.header('set-cookie', cookies)
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': contentSecurityPolicy([`'nonce-${nonce}'`]) })
    .type('text/html; charset=utf-8')
    .send(entryPage(href, { key: TOKEN_KEY + base.path, token: data.access_token }, nonce))
}

function entryPage(href: string, { key, token }: { key: string; token: string }, nonce: string): string {
  const address = escapeHtml(href)
  const keep = `try{localStorage.setItem(${inScript(key)},${inScript(token)})}catch{}location.replace(${inScript(href)})`
  return (
    `<!DOCTYPE html><meta charset="utf-8"><title>…</title><script nonce="${nonce}">${keep}</script>` +
    `<meta http-equiv="refresh" content="0;url=${address}"><a href="${address}">${address}</a>`
  )
}

/** Escapes a text for an inline script, so that it cannot end the script. */
function inScript(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c')
}
