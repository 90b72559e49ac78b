import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import { openPublicDump, PUBLIC_DUMP } from '../slices/backups/index.ts'

/** Serves the public dump, if the site offers one. */
export function mountPublicDump(app: App, ctx: AppContext): void {
  app.http.get(PUBLIC_DUMP, { compress: false, exposeHeadRoute: false }, async (_request, reply) => {
    const { size, madeAt, bytes } = await openPublicDump(ctx)
    return reply
      .headers({
        'content-disposition': 'attachment; filename="public-dump.tar.gz"',
        'content-length': size,
        'last-modified': new Date(madeAt).toUTCString(),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type('application/gzip')
      .send(bytes)
  })
}
