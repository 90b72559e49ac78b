import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { answerIds, questionIds } from '../questions/index.ts'
import { listAdminAnswers } from './list-admin-answers.ts'
import { listAdminQuestions } from './list-admin-questions.ts'
import { listPermalinkExamples } from './list-permalink-examples.ts'
import { updateAdminAnswerStatus } from './update-admin-answer-status.ts'
import { updateAdminQuestionStatus } from './update-admin-question-status.ts'

export function adminPostRoutes(ctx: AppContext) {
  return {
    listAdminQuestions: { policy: 'admin', handle: ({ query }) => listAdminQuestions(ctx, query) },
    updateAdminQuestionStatus: {
      policy: 'admin',
      handle: (call) => {
        const { question_id, status, close_type: reasonType, close_msg: message = '' } = call.body
        const questionId = questionIds.key(question_id)
        return done(updateAdminQuestionStatus(ctx, { questionId, status, reasonType, message }, call))
      },
    },
    listPermalinkExamples: { policy: 'admin', handle: () => listPermalinkExamples(ctx) },
    listAdminAnswers: { policy: 'admin', handle: ({ query }) => listAdminAnswers(ctx, query) },
    updateAdminAnswerStatus: {
      policy: 'admin',
      handle: (call) => {
        const { answer_id, status } = call.body
        return done(updateAdminAnswerStatus(ctx, { answerId: answerIds.key(answer_id), status }, call))
      },
    },
  } satisfies RouteTable
}
