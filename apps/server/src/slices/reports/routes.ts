import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { readObjectId } from '../../platform/ids/object-id.ts'
import type { PostAction } from './act-on-post.ts'
import { createReport } from './create-report.ts'
import { handleReport, reviewReport } from './handle-report.ts'
import { reportIds } from './report.ts'
import { listReports, listUnreviewedReports } from './list-reports.ts'

export function reportRoutes(ctx: AppContext) {
  return {
    createReport: {
      policy: 'active',
      handle: ({ body: { object_id, report_type: reasonType = 0, content: text = '' }, viewer }) =>
        done(createReport(ctx, { on: readObjectId(object_id), reasonType, text }, viewer)),
    },
    listUnreviewedReports: {
      policy: 'active',
      handle: ({ query, viewer, language }) => listUnreviewedReports(ctx, query, viewer, language),
    },
    reviewReport: {
      policy: 'moderator',
      handle: ({ body, viewer }) =>
        done(reviewReport(ctx, { reportId: reportIds.key(body.flag_id), action: actionOf(body) }, viewer)),
    },
    listReports: { policy: 'admin', handle: ({ query, language }) => listReports(ctx, query, language) },
    handleReport: {
      policy: 'admin',
      handle: async (call) => {
        const { id, flagged_type: outcomeType, flagged_content: note = '' } = call.body
        await handleReport(ctx, { reportId: reportIds.key(id), outcomeType, note }, call)
        return null
      },
    },
  } satisfies RouteTable
}

function actionOf(body: OperationBody<'reviewReport'>): PostAction {
  const { title = '', content = '', tags = [], close_type: reasonType, close_msg: message = '' } = body
  switch (body.operation_type) {
    case 'ignore_report':
      return { do: 'ignore' }
    case 'delete_post':
      return { do: 'delete' }
    case 'unlist_post':
      return { do: 'unlist' }
    case 'close_post':
      return { do: 'close', reasonType, message }
    case 'edit_post':
      return { do: 'edit', text: { title, content, tags } }
  }
}
