import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { auditRevision } from './audit-revision.ts'
import { checkEdit } from './check-edit.ts'
import { listRevisions } from './list-revisions.ts'
import { listUnreviewedRevisions } from './list-unreviewed-revisions.ts'

export function reviewRoutes(app: AppContext) {
  return {
    listRevisions: { policy: 'reader', handle: ({ query, viewer }) => listRevisions(app, query.object_id, viewer) },
    checkEdit: {
      policy: 'active',
      handle: async ({ query, viewer }) => {
        await checkEdit(app, query.id, viewer)
        return null
      },
    },
    listUnreviewedRevisions: {
      policy: 'active',
      handle: ({ query, viewer }) => listUnreviewedRevisions(app, query, viewer),
    },
    auditRevision: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        await auditRevision(app, body, viewer)
        return {}
      },
    },
  } satisfies RouteTable
}
