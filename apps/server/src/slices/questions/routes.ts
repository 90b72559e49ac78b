import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { createQuestion } from './create-question.ts'
import { getQuestion } from './get-question.ts'
import { ListCounts } from './list-counts.ts'
import { listQuestions } from './list-questions.ts'
import { listSimilarQuestions } from './list-similar-questions.ts'
import { RecentViews } from './recent-views.ts'

export function questionRoutes(app: AppContext) {
  const counts = new ListCounts(app.clock)
  const views = new RecentViews(app.clock)
  return {
    listQuestions: { policy: 'reader', handle: ({ query, viewer }) => listQuestions(app, query, viewer, counts) },
    getQuestion: {
      policy: 'reader',
      handle: ({ query, viewer, language, ip }) => getQuestion(app, query.id, { viewer, language, ip }, views),
    },
    createQuestion: {
      policy: 'active',
      limits: LIMITS.post,
      captcha: 'question',
      action: 'question.add',
      once: true,
      handle: ({ body, viewer, language }) => createQuestion(app, body, { viewer, language }),
    },
    listSimilarQuestions: {
      policy: 'active',
      handle: ({ query }) => listSimilarQuestions(app, query.title ?? ''),
    },
  } satisfies RouteTable
}
