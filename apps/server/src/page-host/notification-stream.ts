import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import { readCookie, VISIT_COOKIE } from '../platform/http/cookies.ts'
import { tokenOf } from '../platform/http/http-app.ts'
import { openStatusStream } from '../slices/notifications/index.ts'

/**
 * The path is beside that of `GET /answer/api/v1/notification/status`, which returns the same content to clients that
 * poll.
 */
const STREAM_PATH = '/answer/api/v1/notification/stream'

function questionIn(query: unknown): string {
  const named = typeof query === 'object' && query !== null && 'question' in query ? query.question : undefined
  return typeof named === 'string' ? named : ''
}

/**
 * Serves a signed-in person's notification status as server-sent events, or with `?question=<id>` the new posts of
 * others under a question. The browser's EventSource cannot send an Authorization header, so the reading cookie is
 * accepted as well as the token.
 */
export function mountNotificationStream(app: App, ctx: AppContext): void {
  app.http.get(STREAM_PATH, { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const token = tokenOf(request.headers.authorization)
    const by = token === '' ? { visit: readCookie(request, VISIT_COOKIE) } : { token }
    const body = await openStatusStream(ctx, by, questionIn(request.query))
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Tells reverse proxies not to buffer.
        'x-accel-buffering': 'no',
        connection: 'close',
      })
      .send(body)
  })
  app.http.addHook('preClose', () => ctx.streams.close())
}
