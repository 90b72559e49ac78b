import { randomBytes } from 'node:crypto'
import { checkPolicy } from '@quandary/guards'
import { isLanguage, matchLanguage } from '@quandary/i18n'
import type { Language } from '@quandary/i18n'
import type { PageTheme, RenderPage } from '@quandary/site/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import { VISIT_COOKIE } from '../platform/http/http-app.ts'
import { createInProcessFetch } from '../platform/http/in-process-fetch.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { translate } from '../platform/i18n/translate.ts'
import { viewerOfVisit } from '../slices/accounts/index.ts'
import { rightQuestionPath } from '../slices/questions/index.ts'
import { isPrivateSite, siteLanguage, siteUrl } from '../slices/site-settings/index.ts'
import { refuseApiPath } from './api-paths.ts'
import type { PageAssets } from './assets.ts'
import { clientFolder, readPageAssets } from './assets.ts'
import { contentSecurityPolicy } from './security-policy.ts'
import { serveBuiltFiles, staticBase } from './static-files.ts'

/** Cookies with which a guest's choices reach the server, so that the first paint is right. */
const LANGUAGE_COOKIE = 'lang'
const THEME_COOKIE = 'theme'

/** Serves every page of the public site: rendered here, hydrated in the browser. */
export async function mountSitePages(app: App, context: AppContext): Promise<void> {
  const { renderPage } = await import('@quandary/site/server')
  const assets = readPageAssets(clientFolder('site'), staticBase('site'))
  await serveBuiltFiles(app.http, 'site')
  app.http.get('/*', (request, reply) =>
    context.traffic.during(() => servePage({ app, context, renderPage, assets, request, reply })),
  )
}

interface PageCall {
  app: App
  context: AppContext
  renderPage: RenderPage
  assets: PageAssets
  request: FastifyRequest
  reply: FastifyReply
}

async function servePage({ app, context, renderPage, assets, request, reply }: PageCall): Promise<FastifyReply> {
  refuseApiPath(request.url)
  const viewer = await viewerOfVisit(context, request.cookies[VISIT_COOKIE] ?? '')
  const elsewhere = await rightAddress(context, request.url, viewer)
  if (elsewhere !== undefined) return reply.redirect(elsewhere, 302)
  const language = await pageLanguage(context, request, viewer)
  const nonce = randomBytes(16).toString('base64')
  const page = await renderPage({
    // Put together as text: a path that begins with two slashes must not name another host.
    url: `${await siteUrl(context)}${request.url}`,
    fetch: createInProcessFetch(app.dispatcher, translate, {
      viewer,
      language,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    }),
    language,
    theme: themeOf(request.cookies[THEME_COOKIE]),
    nonce,
    assets,
  })
  if (page.error !== undefined) context.log.error({ err: page.error, url: request.url }, 'page not rendered')
  return reply
    .code(page.status)
    .headers({
      ...Object.fromEntries(page.headers),
      'content-security-policy': contentSecurityPolicy(nonce),
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-language',
    })
    .send(page.body)
}

/** Where a question is shown whose address has another form; nobody learns of it who may not read here. */
async function rightAddress(context: AppContext, url: string, viewer: Viewer | null): Promise<string | undefined> {
  const [path = '', ...query] = url.split(/(?=\?)/)
  if (!path.startsWith('/questions/')) return undefined
  if (checkPolicy('reader', viewer, { privateSite: await isPrivateSite(context) }) !== 'allow') return undefined
  const right = await rightQuestionPath(context, path, viewer)
  return right === undefined ? undefined : `${right}${query.join('')}`
}

async function pageLanguage(context: AppContext, request: FastifyRequest, viewer: Viewer | null): Promise<Language> {
  const chosen = viewer?.language ?? request.cookies[LANGUAGE_COOKIE]
  if (chosen !== undefined && isLanguage(chosen)) return chosen
  return matchLanguage(request.headers['accept-language'], await siteLanguage(context))
}

function themeOf(cookie: string | undefined): PageTheme | undefined {
  return cookie === 'light' || cookie === 'dark' || cookie === 'system' ? cookie : undefined
}
