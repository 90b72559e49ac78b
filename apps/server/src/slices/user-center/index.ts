import { contributeAccountKeeper } from '../accounts/index.ts'
import { defineSlice } from '../slice.ts'
import { userCenterRoutes } from './routes.ts'
import { keepsAllAccounts } from './user-center.ts'

/** Where accounts are kept elsewhere, by a plugin; without one every call says that the site keeps them itself. */
export const userCenter = defineSlice({
  name: 'user-center',
  migrations: [],
  routes: userCenterRoutes,
  listen: (app) => contributeAccountKeeper(app, () => keepsAllAccounts(app)),
})
