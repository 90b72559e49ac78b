import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { tagIds } from '../tags/index.ts'
import { getTagOverview } from './get-tag-overview.ts'
import { getUserRanking } from './get-user-ranking.ts'
import { listPeople } from './list-people.ts'
import { listPersonalReputationMonths } from './list-personal-reputation-months.ts'
import { listPersonalTags } from './list-personal-tags.ts'

export function rankingRoutes(app: AppContext) {
  return {
    getUserRanking: { policy: 'reader', handle: () => getUserRanking(app) },
    listPeople: {
      policy: 'reader',
      handle: ({ query }) => listPeople(app, query),
    },
    listPersonalReputationMonths: {
      policy: 'reader',
      handle: ({ query }) => listPersonalReputationMonths(app, query.username),
    },
    listPersonalTags: { policy: 'reader', handle: ({ query }) => listPersonalTags(app, query.username) },
    getTagOverview: { policy: 'reader', handle: ({ query }) => getTagOverview(app, tagIds.key(query.tag_id)) },
  } satisfies RouteTable
}
