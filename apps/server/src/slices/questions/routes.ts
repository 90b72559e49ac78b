import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { closeQuestion } from './close-question.ts'
import { createQuestion } from './create-question.ts'
import { deleteQuestion } from './delete-question.ts'
import { getQuestion } from './get-question.ts'
import { ListCounts } from './list-counts.ts'
import { listQuestions } from './list-questions.ts'
import { listRelatedQuestions } from './list-related-questions.ts'
import { listSimilarQuestions } from './list-similar-questions.ts'
import { operateQuestion } from './operate-question.ts'
import { listQuestionInvites, updateQuestionInvites } from './question-invites.ts'
import { recoverQuestion } from './recover-question.ts'
import { reopenQuestion } from './reopen-question.ts'
import { updateQuestion } from './update-question.ts'

export function questionRoutes(app: AppContext) {
  const counts = new ListCounts(app.clock)
  return {
    listQuestions: { policy: 'reader', handle: ({ query, viewer }) => listQuestions(app, query, viewer, counts) },
    getQuestion: {
      policy: 'reader',
      handle: ({ query, viewer, language, ip, userAgent }) =>
        getQuestion(app, query.id, { viewer, language, ip, userAgent }),
    },
    createQuestion: {
      policy: 'active',
      action: 'question.add',
      once: true,
      handle: ({ body, viewer, language }) => createQuestion(app, body, { viewer, language }),
    },
    listSimilarQuestions: {
      policy: 'active',
      handle: ({ query }) => listSimilarQuestions(app, query.title ?? ''),
    },
    listRelatedQuestions: {
      policy: 'reader',
      handle: ({ query, viewer }) => listRelatedQuestions(app, query.question_id, viewer),
    },
    updateQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => updateQuestion(app, body, viewer),
    },
    deleteQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => deleteQuestion(app, body.id, viewer),
    },
    ...moderationRoutes(app),
  } satisfies RouteTable
}

/** Routes for moderation and for invitations to answer. */
function moderationRoutes(app: AppContext) {
  return {
    recoverQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => recoverQuestion(app, body.question_id, viewer),
    },
    closeQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => closeQuestion(app, body, viewer),
    },
    reopenQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => reopenQuestion(app, body.question_id, viewer),
    },
    operateQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => operateQuestion(app, body, viewer),
    },
    listQuestionInvites: {
      policy: 'reader',
      handle: ({ query, viewer }) => listQuestionInvites(app, query.id, viewer),
    },
    updateQuestionInvites: {
      policy: 'active',
      handle: ({ body, viewer }) => updateQuestionInvites(app, body, viewer),
    },
  } satisfies RouteTable
}
