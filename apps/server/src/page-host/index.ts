import type { RequestListener } from 'node:http'
import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import type { BasePath } from '../platform/http/base-path.ts'
import { mountBackupFiles } from './backup-files.ts'
import { mountApiDocs } from './api-docs/index.ts'
import { finishAdminPage } from './admin-page.ts'
import { mountBrowserApp } from './browser-app.ts'
import { refuseApiPath } from './api-paths.ts'
import { mountDocuments } from './documents/index.ts'
import { BuiltFileCache } from './built-file-cache.ts'
import { mountMaintenance } from './maintenance.ts'
import { mountNotificationStream } from './notification-stream.ts'
import { mountOneClickUnsubscribe } from './one-click-unsubscribe.ts'
import { mountOwnData } from './own-data.ts'
import { mountPublicDump } from './public-dump.ts'
import { mountSitePages } from './site-pages.ts'
import { mountStoredTexts } from './stored-texts.ts'
import { mountUploads } from './uploads.ts'

/**
 * Mounts everything that an installed site serves beside the API: the API reference, documents, uploads and other
 * downloads, the back office, and the public site at every other address.
 * @returns the listener for all requests: it answers cached pages and files itself and passes the rest to `app.http`
 */
export async function mountPages(app: App, ctx: AppContext): Promise<RequestListener> {
  app.http.get('/install', async (_request, reply) => reply.redirect('/', 302))
  app.http.get('/install/*', async (_request, reply) => reply.redirect('/', 302))
  mountApiDocs(app.http)
  mountUploads(app, ctx)
  mountBackupFiles(app, ctx)
  mountOwnData(app, ctx)
  mountPublicDump(app, ctx)
  mountDocuments(app, ctx)
  mountNotificationStream(app, ctx)
  await mountOneClickUnsubscribe(app, ctx)
  const files = new BuiltFileCache(ctx)
  mountStoredTexts(app, ctx)
  await mountBrowserApp(app.http, 'admin', '/admin', { base: ctx.base, known: files, finish: finishAdminPage(ctx) })
  const pages = await mountSitePages(app, ctx, files)
  const { renderBarePage } = await import('#hosted/site/server')
  const isClosed = mountMaintenance(app, ctx, renderBarePage)
  return (request, response) => {
    if (request.url !== undefined) request.url = ctx.base.stripOnce(request, request.url)
    if (isClosed(request, response)) return
    if (files.answer(request, response)) return
    pages.answer(request, response, () => app.http.routing(request, response))
  }
}

/**
 * Mounts the installer; every other page redirects to it.
 * @param base the path below which it lives
 */
export async function mountInstallerPages(app: App, base: BasePath): Promise<void> {
  await mountBrowserApp(app.http, 'installer', '/install', { base })
  app.http.get('/*', async (request, reply) => {
    refuseApiPath(request.url)
    return reply.redirect('/install', 302)
  })
}
