import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import { Refusal } from '../platform/refusals/refusal.ts'
import { unsubscribeFromEmails } from '../slices/mail-settings/index.ts'
import { SiteIsReadOnly } from '../platform/refusals/request-refusals.ts'

/**
 * Accepts the POST that a mail program sends for its own "unsubscribe" button, to the address that people open as a
 * page (RFC 8058). The body is ignored.
 */
export async function mountOneClickUnsubscribe(app: App, ctx: AppContext): Promise<void> {
  await app.http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post<{ Querystring: { code?: string } }>('/users/unsubscribe', async (request, reply) => {
      if (ctx.maintenance.state === 'read-only') throw new SiteIsReadOnly()
      const gone = await unsubscribeFromEmails(ctx, request.query.code ?? '').then(
        () => false,
        (error: unknown) => {
          if (error instanceof Refusal) return true
          throw error
        },
      )
      return reply
        .code(gone ? 410 : 200)
        .type('text/plain')
        .send(gone ? 'Gone' : 'OK')
    })
  })
}
