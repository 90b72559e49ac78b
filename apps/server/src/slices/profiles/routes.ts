import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getPersonalTop } from './get-personal-top.ts'
import { listPersonalComments, listPersonalReputation, listPersonalVotes } from './list-personal-activity.ts'
import { listPersonalAnswers, listPersonalQuestions } from './list-personal-posts.ts'

export function profileRoutes(app: AppContext) {
  return {
    getPersonalTop: { policy: 'reader', handle: ({ query, ...reader }) => getPersonalTop(app, query.username, reader) },
    listPersonalQuestions: {
      policy: 'reader',
      handle: ({ query, ...reader }) => listPersonalQuestions(app, query, reader),
    },
    listPersonalAnswers: {
      policy: 'reader',
      handle: ({ query, ...reader }) => listPersonalAnswers(app, query, reader),
    },
    listPersonalComments: {
      policy: 'reader',
      handle: ({ query, ...reader }) => listPersonalComments(app, query, reader),
    },
    listPersonalReputation: {
      policy: 'reader',
      handle: ({ query, ...reader }) => listPersonalReputation(app, query, reader),
    },
    listPersonalVotes: { policy: 'active', handle: ({ query, ...reader }) => listPersonalVotes(app, query, reader) },
  } satisfies RouteTable
}
