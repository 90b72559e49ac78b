import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { tagIds } from '../tags/index.ts'
import { getTagOverview, tagOverviews } from './get-tag-overview.ts'
import { getUserRanking } from './get-user-ranking.ts'
import { listPeople } from './list-people.ts'
import { listPersonalReputationMonths } from './list-personal-reputation-months.ts'
import { listPersonalTags } from './list-personal-tags.ts'

export function rankingRoutes(ctx: AppContext) {
  const overviews = tagOverviews(ctx)
  return {
    getUserRanking: { policy: 'reader', handle: () => getUserRanking(ctx) },
    listPeople: {
      policy: 'reader',
      handle: ({ query, viewer, ip }) => listPeople(ctx, query, { viewer, ip }),
    },
    listPersonalReputationMonths: {
      policy: 'reader',
      handle: ({ query }) => listPersonalReputationMonths(ctx, query.username),
    },
    listPersonalTags: { policy: 'reader', handle: ({ query }) => listPersonalTags(ctx, query.username) },
    getTagOverview: {
      policy: 'reader',
      handle: ({ query }) => getTagOverview(ctx, tagIds.key(query.tag_id), overviews),
    },
  } satisfies RouteTable
}
