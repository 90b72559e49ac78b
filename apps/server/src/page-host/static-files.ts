import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { HostedApp } from './assets.ts'
import { AppNotBuilt, clientFolder } from './assets.ts'
import type { BuiltFileCache } from './built-file-cache.ts'

/** Returns the path under which the built files of an app are served. */
export function staticBase(app: HostedApp): string {
  return `/static/${app}/`
}

/**
 * Serves the built files of an app. Their names contain a content hash, so clients may cache them forever. Files that
 * the build compressed are sent in that form.
 * @param known caches requested files
 * @throws {AppNotBuilt}
 */
export async function serveBuiltFiles(http: FastifyInstance, app: HostedApp, known?: BuiltFileCache): Promise<void> {
  const folder = join(clientFolder(app), 'assets')
  if (!existsSync(folder)) throw new AppNotBuilt(app)
  await http.register(async (files) => {
    if (known) files.addHook('onSend', (request, reply) => known.cache(request, reply, folder))
    await files.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    })
    // Not compressed here: files that the build did not compress are too small for it.
    files.get<{ Params: { '*': string } }>(
      `${staticBase(app)}assets/*`,
      { compress: false, config: { operation: 'file' } },
      (request, reply) => reply.sendFile(request.params['*']),
    )
  })
}
