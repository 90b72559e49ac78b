import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { deleteOwnAccount, requestOwnDeletion } from './delete-own-account.ts'
import { createOwnDataDownload } from './download-own-data.ts'

export function ownAccountRoutes(ctx: AppContext) {
  return {
    createOwnDataDownload: {
      policy: 'signedIn',
      handle: async ({ token }) => ({ path: await createOwnDataDownload(ctx, token) }),
    },
    requestOwnDeletion: { policy: 'signedIn', handle: (call) => done(requestOwnDeletion(ctx, call)) },
    deleteOwnAccount: {
      policy: 'signedIn',
      handle: async (call) => {
        const { username, pass: password = '', code = '' } = call.body
        await deleteOwnAccount(ctx, { username, password, code }, call)
        call.reply.setVisitCookie('')
        return null
      },
    },
  } satisfies RouteTable
}
