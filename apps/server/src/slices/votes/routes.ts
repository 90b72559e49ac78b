import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { castVote } from './cast-vote.ts'

export function voteRoutes(app: AppContext) {
  return {
    voteUp: {
      policy: 'active',
      handle: ({ viewer, body }) => castVote(app, viewer, 1, body),
    },
    voteDown: {
      policy: 'active',
      handle: ({ viewer, body }) => castVote(app, viewer, -1, body),
    },
  } satisfies RouteTable
}
