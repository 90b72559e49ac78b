import { accountClaimed, connectionConfirmed } from '../accounts/index.ts'
import { defineSlice } from '../slice.ts'
import { userDeleted } from '../users/index.ts'
import { bindConfirmed } from './bind-email.ts'
import { connectors0001 } from './migrations/0001-connectors.ts'
import { connectorRoutes } from './routes.ts'
import { deleteLogins } from './store.ts'

export { FAILURE_PAGE, isOwnFailure } from './failure-page.ts'
export type { ReadyConnector } from './connector.ts'
export { listReady, loginLink } from './connector.ts'
export { findLoginsOf } from './store.ts'

/** Signing in with other services. */
export const connectors = defineSlice({
  name: 'connectors',
  migrations: [connectors0001],
  routes: connectorRoutes,
  listen(ctx) {
    ctx.bus.on(connectionConfirmed, (tx, confirmed) => bindConfirmed(ctx, tx, confirmed))
    ctx.bus.on(accountClaimed, (tx, { userId }) => deleteLogins(tx, userId))
    ctx.bus.on(userDeleted, (tx, { userId }) => deleteLogins(tx, userId))
  },
})
