import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getPersonalTop } from './get-personal-top.ts'
import { listPersonalComments, listPersonalReputation, listPersonalVotes } from './list-personal-activity.ts'
import { listPersonalAnswers, listPersonalQuestions } from './list-personal-posts.ts'

export function profileRoutes(ctx: AppContext) {
  return {
    getPersonalTop: { policy: 'reader', handle: ({ query, ...reader }) => getPersonalTop(ctx, query.username, reader) },
    listPersonalQuestions: {
      policy: 'reader',
      handle: ({ query, ...reader }) => listPersonalQuestions(ctx, query, reader),
    },
    listPersonalAnswers: {
      policy: 'reader',
      handle: ({ query, ...reader }) => listPersonalAnswers(ctx, query, reader),
    },
    listPersonalComments: {
      policy: 'reader',
      handle: ({ query, ...reader }) => listPersonalComments(ctx, query, reader),
    },
    listPersonalReputation: {
      policy: 'reader',
      handle: ({ query, ...reader }) => listPersonalReputation(ctx, query, reader),
    },
    listPersonalVotes: { policy: 'active', handle: ({ query, ...reader }) => listPersonalVotes(ctx, query, reader) },
  } satisfies RouteTable
}
