import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { readNumber, readObjectId } from '../../platform/ids/object-id.ts'
import { UnreadableRequest } from '../../platform/refusals/request-refusals.ts'
import { auditRevision } from './audit-revision.ts'
import { checkEdit } from './check-edit.ts'
import { listRevisions } from './list-revisions.ts'
import { listUnreviewedRevisions } from './list-unreviewed-revisions.ts'

export function reviewRoutes(ctx: AppContext) {
  return {
    listRevisions: {
      policy: 'reader',
      isLong: true,
      handle: ({ query: { object_id: id }, viewer }) => {
        if (id.trim() === '' || id === '0') throw new UnreadableRequest()
        return listRevisions(ctx, readObjectId(id), viewer)
      },
    },
    checkEdit: {
      policy: 'active',
      handle: ({ query, viewer }) => done(checkEdit(ctx, readObjectId(query.id), viewer)),
    },
    listUnreviewedRevisions: {
      policy: 'active',
      handle: ({ query, viewer }) => listUnreviewedRevisions(ctx, query, viewer),
    },
    auditRevision: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        await auditRevision(ctx, { revisionId: readNumber(body.id), approves: body.operation === 'approve' }, viewer)
        return {}
      },
    },
  } satisfies RouteTable
}
