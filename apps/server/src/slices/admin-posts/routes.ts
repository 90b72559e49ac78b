import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { listAdminAnswers } from './list-admin-answers.ts'
import { listAdminQuestions } from './list-admin-questions.ts'
import { updateAdminAnswerStatus } from './update-admin-answer-status.ts'
import { updateAdminQuestionStatus } from './update-admin-question-status.ts'

export function adminPostRoutes(app: AppContext) {
  return {
    listAdminQuestions: { policy: 'admin', handle: ({ query }) => listAdminQuestions(app, query) },
    updateAdminQuestionStatus: {
      policy: 'admin',
      handle: ({ body, viewer }) => updateAdminQuestionStatus(app, body, viewer),
    },
    listAdminAnswers: { policy: 'admin', handle: ({ query }) => listAdminAnswers(app, query) },
    updateAdminAnswerStatus: {
      policy: 'admin',
      handle: ({ body, viewer }) => updateAdminAnswerStatus(app, body, viewer),
    },
  } satisfies RouteTable
}
