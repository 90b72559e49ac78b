import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getTimeline } from './get-timeline.ts'
import { getTimelineDetail } from './get-timeline-detail.ts'

export function timelineRoutes(ctx: AppContext) {
  return {
    getTimeline: { policy: 'active', handle: ({ query, viewer }) => getTimeline(ctx, query, viewer) },
    getTimelineDetail: { policy: 'active', handle: ({ query, viewer }) => getTimelineDetail(ctx, query, viewer) },
  } satisfies RouteTable
}
