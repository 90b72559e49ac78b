import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import { OWN_DATA, takeOwnDataDownload } from '../slices/own-account/index.ts'

/** Milliseconds after which the connection of a caller that reads nothing is closed. */
const STALLED_MS = 30_000

/** Serves the data of people at the one-time addresses that they have requested. */
export function mountOwnData(app: App, ctx: AppContext): void {
  const options = { compress: false, exposeHeadRoute: false } as const
  app.http.get<{ Params: { ticket: string } }>(`${OWN_DATA}:ticket`, options, async (request, reply) => {
    const { name, text } = await takeOwnDataDownload(ctx, request.params.ticket)
    reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
    return reply
      .headers({
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type('application/json; charset=utf-8')
      .send(text)
  })
}
