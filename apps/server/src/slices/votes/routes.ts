import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { castVote } from './cast-vote.ts'

export function voteRoutes(app: AppContext) {
  return {
    voteUp: {
      policy: 'active',
      limits: LIMITS.vote,
      captcha: 'vote',
      handle: ({ viewer, body }) => castVote(app, viewer, 1, body),
    },
    voteDown: {
      policy: 'active',
      limits: LIMITS.vote,
      captcha: 'vote',
      handle: ({ viewer, body }) => castVote(app, viewer, -1, body),
    },
  } satisfies RouteTable
}
