import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { HostedApp } from './assets.ts'
import { AppNotBuilt, clientFolder } from './assets.ts'
import type { BuiltFileCache } from './built-file-cache.ts'
import { contentSecurityPolicy } from './security-policy.ts'
import { serveBuiltFiles } from './static-files.ts'

/**
 * Serves an app that runs in the browser alone: its single page at every address below `mount`, and its files.
 * @param known caches the files that are requested
 * @throws {AppNotBuilt}
 */
export async function mountBrowserApp(
  http: FastifyInstance,
  app: HostedApp,
  mount: string,
  known?: BuiltFileCache,
): Promise<void> {
  const file = join(clientFolder(app), 'index.html')
  if (!existsSync(file)) throw new AppNotBuilt(app)
  const page = readFileSync(file, 'utf8')
  await serveBuiltFiles(http, app, known)
  for (const url of [mount, `${mount}/*`]) {
    http.get(url, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': contentSecurityPolicy(), 'cache-control': 'no-cache' })
        .send(page),
    )
  }
}
