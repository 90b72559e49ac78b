import { fill } from '../../platform/slots/slots.ts'
import { accountManager } from '../accounts/index.ts'
import { defineSlice } from '../slice.ts'
import { userCenterRoutes } from './routes.ts'
import { managesAllAccounts } from './user-center.ts'

/**
 * External accounts managed by a plugin. Without one, the operations report that the site manages accounts itself, and
 * the redirects lead to the 404 page.
 */
export const userCenter = defineSlice({
  name: 'user-center',
  migrations: [],
  routes: userCenterRoutes,
  fills: (ctx) => [fill(accountManager, () => managesAllAccounts(ctx))],
})
