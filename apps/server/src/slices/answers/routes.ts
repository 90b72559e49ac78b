import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { acceptAnswer } from './accept-answer.ts'
import { createAnswer } from './create-answer.ts'
import { createQuestionWithAnswer } from './create-question-with-answer.ts'
import { deleteAnswer } from './delete-answer.ts'
import { getAnswer } from './get-answer.ts'
import { listAnswers } from './list-answers.ts'
import { recoverAnswer } from './recover-answer.ts'
import { updateAnswer } from './update-answer.ts'

export function answerRoutes(app: AppContext) {
  return {
    listAnswers: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => listAnswers(app, query, { viewer, language }),
    },
    getAnswer: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => getAnswer(app, query.id, { viewer, language }),
    },
    createAnswer: {
      policy: 'active',
      action: 'answer.add',
      once: true,
      handle: ({ body, viewer, language }) => createAnswer(app, body, { viewer, language }),
    },
    createQuestionWithAnswer: {
      policy: 'active',
      action: 'question.add',
      once: true,
      handle: ({ body, viewer, language }) => createQuestionWithAnswer(app, body, { viewer, language }),
    },
    updateAnswer: {
      policy: 'active',
      handle: ({ body, viewer }) => updateAnswer(app, body, viewer),
    },
    deleteAnswer: {
      policy: 'active',
      handle: ({ body, viewer }) => deleteAnswer(app, body.id, viewer),
    },
    recoverAnswer: {
      policy: 'active',
      handle: ({ body, viewer }) => recoverAnswer(app, body.answer_id, viewer),
    },
    acceptAnswer: {
      policy: 'active',
      handle: ({ body, viewer }) => acceptAnswer(app, body, viewer),
    },
  } satisfies RouteTable
}
