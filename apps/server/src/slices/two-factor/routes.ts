import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { disableTwoFactor, renewRecoveryCodes } from './change.ts'
import { beginTwoFactor, enableTwoFactor } from './set-up.ts'
import { twoFactorState } from './state.ts'

export function twoFactorRoutes(ctx: AppContext) {
  return {
    getTwoFactor: { policy: 'signedIn', handle: ({ viewer }) => twoFactorState(ctx.db, viewer.id) },
    beginTwoFactor: {
      policy: 'active',
      handle: ({ body: { pass: password = '' }, viewer }) => beginTwoFactor(ctx, password, { id: viewer.id }),
    },
    enableTwoFactor: {
      policy: 'active',
      handle: async ({ body, viewer, token }) => ({
        recovery_codes: await enableTwoFactor(ctx, body.code, { id: viewer.id, token }),
      }),
    },
    disableTwoFactor: {
      policy: 'active',
      handle: ({ body: { pass: password = '', code }, viewer }) =>
        done(disableTwoFactor(ctx, { password, code }, viewer.id)),
    },
    renewRecoveryCodes: {
      policy: 'active',
      handle: async ({ body: { pass: password = '', code }, viewer }) => ({
        recovery_codes: await renewRecoveryCodes(ctx, { password, code }, viewer.id),
      }),
    },
  } satisfies RouteTable
}
