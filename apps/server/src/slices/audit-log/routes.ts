import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { listAuditLog } from './list-audit-log.ts'

export function auditLogRoutes(app: AppContext) {
  return {
    listAuditLog: { policy: 'admin', handle: ({ query }) => listAuditLog(app, query) },
    exportAuditLog: {
      policy: 'admin',
      handle: (call) => {
        const { format, before, ...filters } = call.body
        return exportAuditLog(app, { format, before: before === undefined ? undefined : Number(before), filters }, call)
      },
    },
  } satisfies RouteTable
}
