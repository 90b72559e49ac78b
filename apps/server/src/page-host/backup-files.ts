import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import { BACKUP_FILES, takeBackupDownload } from '../slices/backups/index.ts'

/** Serves backups at the one-time addresses that administrators have requested. */
export function mountBackupFiles(app: App, ctx: AppContext): void {
  const options = { compress: false, exposeHeadRoute: false } as const
  app.http.get<{ Params: { ticket: string } }>(`${BACKUP_FILES}:ticket`, options, async (request, reply) => {
    const { name, size, bytes } = await takeBackupDownload(ctx, request.params.ticket)
    return reply
      .headers({
        'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
        'content-length': size,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type('application/octet-stream')
      .send(bytes)
  })
}
