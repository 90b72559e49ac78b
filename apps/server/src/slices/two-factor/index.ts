import { fill } from '../../platform/slots/slots.ts'
import { secondFactor } from '../accounts/index.ts'
import { defineSlice } from '../slice.ts'
import { userDeleted } from '../users/index.ts'
import { twoFactor0001 } from './migrations/0001-two-factor.ts'
import { isAppCode, redeemCode } from './redeem-code.ts'
import { twoFactorRoutes } from './routes.ts'
import { twoFactorSince } from './state.ts'
import { deleteTwoFactor } from './store.ts'

export { removeTwoFactor } from './change.ts'
export { twoFactorSince, twoFactorState } from './state.ts'

/**
 * The second factor of logins: codes from an authenticator app, and recovery codes for people who have lost the app.
 */
export const twoFactor = defineSlice({
  name: 'two-factor',
  migrations: [twoFactor0001],
  routes: twoFactorRoutes,
  fills: (ctx) => [
    fill(secondFactor, {
      isOn: async (db, userId) => (await twoFactorSince(db, userId)) !== null,
      canBeGuessed: isAppCode,
      redeem: (tx, user, code) => redeemCode(ctx, tx, user, code),
    }),
  ],
  listen(ctx) {
    ctx.bus.on(userDeleted, (tx, { userId }) => deleteTwoFactor(tx, userId))
  },
})
