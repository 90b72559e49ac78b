import { defineSlice } from '../slice.ts'
import { auditLog0001 } from './migrations/0001-audit-log.ts'
import { pruneRegularly } from './prune-audit-log.ts'
import { auditLogRoutes } from './routes.ts'

export { actorCards, loggedPosts } from './list-audit-log.ts'
export type { Administrator } from './log-action.ts'
export { erasePerson } from './erase-person.ts'
export { logAction } from './log-action.ts'
export { changesBetween } from './changes.ts'

/** The log of what administrators do: who, when, from where, and the values before and after. */
export const auditLog = defineSlice({
  name: 'audit-log',
  migrations: [auditLog0001],
  routes: auditLogRoutes,
  listen: pruneRegularly,
})
