import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { answerIds, questionIds } from '../questions/index.ts'
import { acceptAnswer } from './accept-answer.ts'
import { answerWithQuestion } from './answer-view.ts'
import { createAnswer } from './create-answer.ts'
import { createQuestionWithAnswer } from './create-question-with-answer.ts'
import { deleteAnswer } from './delete-answer.ts'
import { getAnswer } from './get-answer.ts'
import { listAnswers } from './list-answers.ts'
import { recoverAnswer } from './recover-answer.ts'
import { updateAnswer } from './update-answer.ts'

export function answerRoutes(ctx: AppContext) {
  return {
    listAnswers: {
      policy: 'reader',
      isLong: true,
      handle: ({ query, viewer, language }) => listAnswers(ctx, query, { viewer, language }),
    },
    getAnswer: {
      policy: 'reader',
      isLong: true,
      handle: ({ query, viewer, language }) => getAnswer(ctx, query.id, { viewer, language }),
    },
    createAnswer: {
      policy: 'active',
      action: 'answer.add',
      once: true,
      handle: async ({ body, viewer, language }) => {
        const questionId = questionIds.key(body.question_id)
        const id = await createAnswer(ctx, { questionId, content: body.content }, viewer)
        return answerWithQuestion(ctx, { id, questionId }, { viewer, language })
      },
    },
    createQuestionWithAnswer: {
      policy: 'active',
      action: 'question.add',
      once: true,
      handle: async ({ body, viewer, language }) => {
        const { answer_content: answer, ...question } = body
        const ids = await createQuestionWithAnswer(ctx, { question, answer }, viewer)
        return answerWithQuestion(ctx, ids, { viewer, language })
      },
    },
    updateAnswer: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        const { content, edit_summary: summary = '' } = body
        const ids = { answerId: answerIds.key(body.id), questionId: questionIds.key(body.question_id) }
        const { waitsForReview } = await updateAnswer(ctx, { ...ids, content, summary }, viewer)
        return { wait_for_review: waitsForReview }
      },
    },
    deleteAnswer: {
      policy: 'active',
      handle: ({ body, viewer }) => done(deleteAnswer(ctx, answerIds.key(body.id), viewer)),
    },
    recoverAnswer: {
      policy: 'active',
      handle: ({ body, viewer }) => done(recoverAnswer(ctx, answerIds.key(body.answer_id), viewer)),
    },
    acceptAnswer: {
      policy: 'active',
      handle: ({ body: { question_id, answer_id = '' }, viewer }) => {
        const answerId = answer_id === '' || answer_id === '0' ? null : answerIds.key(answer_id)
        return done(acceptAnswer(ctx, { questionId: questionIds.key(question_id), answerId }, viewer))
      },
    },
  } satisfies RouteTable
}
