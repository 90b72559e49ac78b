import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BasePath } from '../platform/http/base-path.ts'
import type { HostedApp } from './assets.ts'
import { AppNotBuilt, clientFolder } from './assets.ts'
import type { BuiltFileCache } from './built-file-cache.ts'
import { contentSecurityPolicy } from './security-policy.ts'
import { serveBuiltFiles } from './static-files.ts'

/** Finishes the page of an app for a request. */
export type FinishPage = (page: string, request: FastifyRequest) => Promise<string>

/**
 * Serves a client-rendered app: its single page at every address below `mount`, and its files.
 * @param options.base the path that the site lives below
 * @param options.known caches requested files
 * @param options.finish changes the built page per request; absent to send the page as it was built
 * @throws {AppNotBuilt}
 */
export async function mountBrowserApp(
  http: FastifyInstance,
  app: HostedApp,
  mount: string,
  { base, known, finish }: { base: BasePath; known?: BuiltFileCache; finish?: FinishPage },
): Promise<void> {
  const file = join(clientFolder(app), 'index.html')
  if (!existsSync(file)) throw new AppNotBuilt(app)
  const page = readFileSync(file, 'utf8')
  // The page is built for the root of a host. The app's script reads the site's path from the attribute.
  const placed = (): string =>
    page.replaceAll('"/static/', () => `"${base.path}/static/`).replace('<html', () => `<html data-base="${base.path}"`)
  await serveBuiltFiles(http, app, known)
  for (const url of [mount, `${mount}/*`]) {
    http.get(url, async (request, reply) => {
      if (finish) void reply.header('vary', 'accept-encoding, accept-language, cookie')
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': contentSecurityPolicy(),
          'cache-control': finish ? 'private, no-cache' : 'no-cache',
        })
        .send(finish ? await finish(placed(), request) : placed())
    })
  }
}
