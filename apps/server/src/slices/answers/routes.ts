import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { acceptAnswer } from './accept-answer.ts'
import { createAnswer } from './create-answer.ts'
import { listAnswers } from './list-answers.ts'

export function answerRoutes(app: AppContext) {
  return {
    listAnswers: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => listAnswers(app, query, { viewer, language }),
    },
    createAnswer: {
      policy: 'active',
      limits: LIMITS.post,
      captcha: 'answer',
      action: 'answer.add',
      once: true,
      handle: ({ body, viewer, language }) => createAnswer(app, body, { viewer, language }),
    },
    acceptAnswer: { policy: 'active', handle: ({ body, viewer }) => acceptAnswer(app, body, viewer) },
  } satisfies RouteTable
}
