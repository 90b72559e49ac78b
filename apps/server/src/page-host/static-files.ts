import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { HostedApp } from './assets.ts'
import { AppNotBuilt, clientFolder } from './assets.ts'

/** Path under which the built files of an app are served. */
export function staticBase(app: HostedApp): string {
  return `/static/${app}/`
}

/**
 * Serves the built files of an app. Their names carry a hash of their content, so they may be kept for ever.
 * Files that the build compressed beforehand are sent as they are.
 * @throws {AppNotBuilt}
 */
export async function serveBuiltFiles(http: FastifyInstance, app: HostedApp): Promise<void> {
  const folder = clientFolder(app)
  if (!existsSync(join(folder, 'assets'))) throw new AppNotBuilt(app)
  await http.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `${staticBase(app)}assets/`,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  })
}
