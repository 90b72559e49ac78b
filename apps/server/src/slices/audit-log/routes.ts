import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { listAuditLog } from './list-audit-log.ts'

export function auditLogRoutes(app: AppContext) {
  return {
    listAuditLog: { policy: 'admin', handle: ({ query }) => listAuditLog(app, query) },
  } satisfies RouteTable
}
