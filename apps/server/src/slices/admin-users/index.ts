import { defineSlice } from '../slice.ts'
import { adminUsers0001 } from './migrations/0001-account-states.ts'
import { adminUsers0002 } from './migrations/0002-states-of-users.ts'
import { finishRemovals } from './remove-content.ts'
import { adminUserRoutes } from './routes.ts'

export { deleteAccountOf } from './update-user-status.ts'

/** Account administration: finding, creating, suspending and deleting accounts, and setting roles and passwords. */
export const adminUsers = defineSlice({
  name: 'admin-users',
  migrations: [adminUsers0001, adminUsers0002],
  routes: adminUserRoutes,
  listen: finishRemovals,
})
