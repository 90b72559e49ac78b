import { defineSlice } from '../slice.ts'
import { adminUsers0001 } from './migrations/0001-account-states.ts'
import { finishRemovals } from './remove-content.ts'
import { adminUserRoutes } from './routes.ts'

/** What administrators do with accounts: finding, making, suspending, deleting, and giving roles and passwords. */
export const adminUsers = defineSlice({
  name: 'admin-users',
  migrations: [adminUsers0001],
  routes: adminUserRoutes,
  listen: finishRemovals,
})
