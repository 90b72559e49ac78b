import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { createReport } from './create-report.ts'
import { handleReport, reviewReport } from './handle-report.ts'
import { listReports, listUnreviewedReports } from './list-reports.ts'

export function reportRoutes(app: AppContext) {
  return {
    createReport: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        await createReport(app, body, viewer)
        return null
      },
    },
    listUnreviewedReports: {
      policy: 'active',
      handle: ({ query, viewer, language }) => listUnreviewedReports(app, query, viewer, language),
    },
    reviewReport: {
      policy: 'moderator',
      handle: async ({ body, viewer }) => {
        await reviewReport(app, body, viewer)
        return null
      },
    },
    listReports: { policy: 'admin', handle: ({ query, language }) => listReports(app, query, language) },
    handleReport: {
      policy: 'admin',
      handle: async (call) => {
        await handleReport(app, call.body, call)
        return null
      },
    },
  } satisfies RouteTable
}
