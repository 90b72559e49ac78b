import type { OperationBody, Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readObjectId } from '../../platform/ids/object-id.ts'
import { castVote } from './cast-vote.ts'
import type { Direction } from './vote.ts'
import { voteStatusOf } from './vote.ts'

export function voteRoutes(ctx: AppContext) {
  return {
    voteUp: {
      policy: 'active',
      handle: ({ viewer, body }) => vote(ctx, body, 1, viewer),
    },
    voteDown: {
      policy: 'active',
      handle: ({ viewer, body }) => vote(ctx, body, -1, viewer),
    },
  } satisfies RouteTable
}

async function vote(
  ctx: AppContext,
  { object_id, is_cancel: cancel = false }: OperationBody<'voteUp'>,
  direction: Direction,
  viewer: Viewer,
): Promise<Schemas['VoteResult']> {
  const { up, down, own } = await castVote(ctx, { on: readObjectId(object_id), direction, cancel }, viewer)
  return { up_votes: up, down_votes: down, votes: up - down, vote_status: voteStatusOf(own) }
}
