import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { listAuditLog } from './list-audit-log.ts'

export function auditLogRoutes(ctx: AppContext) {
  return {
    listAuditLog: { policy: 'admin', handle: ({ query }) => listAuditLog(ctx, query) },
    exportAuditLog: {
      policy: 'admin',
      handle: (call) => {
        const { format, before, ...filters } = call.body
        return exportAuditLog(ctx, { format, before: before === undefined ? undefined : Number(before), filters }, call)
      },
    },
  } satisfies RouteTable
}
