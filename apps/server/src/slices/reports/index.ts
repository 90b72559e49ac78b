import { defineSlice } from '../slice.ts'
import { fill } from '../../platform/slots/slots.ts'
import { loggedPosts } from '../audit-log/index.ts'
import { contentErased } from '../users/index.ts'
import { endWithPosts } from './end-report.ts'
import { loggedPost } from './logged-post.ts'
import { reports0001 } from './migrations/0001-reports.ts'
import { reports0002 } from './migrations/0002-reports-recent.ts'
import { reports0003 } from './migrations/0003-reports-author.ts'
import { reports0004 } from './migrations/0004-reports-age.ts'
import { reports0005 } from './migrations/0005-reports-lists.ts'
import { reports0006 } from './migrations/0006-reports-reporter.ts'
import { reportRoutes } from './routes.ts'
import { eraseReportTextsOf } from './store.ts'

export { reportHandled } from './events.ts'
export { countPendingReports } from './list-reports.ts'

/** Flags on posts and their review by staff. */
export const reports = defineSlice({
  name: 'reports',
  migrations: [reports0001, reports0002, reports0003, reports0004, reports0005, reports0006],
  routes: reportRoutes,
  fills: (ctx) => [fill(loggedPosts, (kind, id) => loggedPost(ctx, kind, id))],
  listen(ctx) {
    endWithPosts(ctx)
    ctx.bus.on(contentErased, (tx, { userId }) => eraseReportTextsOf(tx, userId))
  },
})
