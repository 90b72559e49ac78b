import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { closeQuestion } from './moderation/close-question.ts'
import { createQuestion, newQuestionDetail } from './create-question.ts'
import { deleteQuestion } from './moderation/delete-question.ts'
import { getQuestion } from './get-question.ts'
import { HottestOfTags } from './lists/hottest-of-tags.ts'
import { ListCounts } from './lists/list-counts.ts'
import { listLinkedQuestions } from './links/list-linked-questions.ts'
import { listQuestions } from './lists/list-questions.ts'
import { listRelatedQuestions } from './lists/list-related-questions.ts'
import { listSimilarQuestions } from './lists/list-similar-questions.ts'
import { operateQuestion } from './moderation/operate-question.ts'
import { questionIds } from './post-ids.ts'
import { listQuestionInvites, updateQuestionInvites } from './invites/question-invites.ts'
import { recoverQuestion } from './moderation/recover-question.ts'
import { reopenQuestion } from './moderation/reopen-question.ts'
import { updateQuestion } from './update-question.ts'

export function questionRoutes(ctx: AppContext) {
  const counts = new ListCounts(ctx.clock)
  const hottest = new HottestOfTags(ctx)
  return {
    listQuestions: {
      policy: 'reader',
      handle: ({ query, viewer, ip }) => listQuestions(ctx, query, { viewer, ip }, counts),
    },
    getQuestion: {
      policy: 'reader',
      isLong: true,
      handle: ({ query, viewer, language, ip, userAgent }) =>
        getQuestion(ctx, query.id, { viewer, language, ip, userAgent }),
    },
    createQuestion: {
      policy: 'active',
      action: 'question.add',
      once: true,
      handle: async ({ body, viewer, language }) => {
        const id = await createQuestion(ctx, body, viewer)
        return newQuestionDetail(ctx, id, { viewer, language })
      },
    },
    listSimilarQuestions: {
      policy: 'active',
      handle: ({ query, viewer, ip }) => listSimilarQuestions(ctx, query.title ?? '', { viewer, ip }),
    },
    listRelatedQuestions: {
      policy: 'reader',
      handle: ({ query, viewer }) => listRelatedQuestions(ctx, query.question_id, viewer, hottest),
    },
    listLinkedQuestions: {
      policy: 'reader',
      handle: ({ query, viewer }) => listLinkedQuestions(ctx, query.question_id, viewer),
    },
    updateQuestion: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        const { edit_summary: summary = '', title, content, tags } = body
        const edit = { questionId: questionIds.key(body.id), title, content, tags, summary }
        const { urlTitle, waitsForReview } = await updateQuestion(ctx, edit, viewer)
        return { url_title: urlTitle, wait_for_review: waitsForReview }
      },
    },
    deleteQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => done(deleteQuestion(ctx, questionIds.key(body.id), viewer)),
    },
    ...moderationRoutes(ctx),
  } satisfies RouteTable
}

/** Defines the routes for moderation and for invitations to answer. */
function moderationRoutes(ctx: AppContext) {
  return {
    recoverQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => done(recoverQuestion(ctx, questionIds.key(body.question_id), viewer)),
    },
    closeQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => {
        const { id, close_type: reasonType, close_msg: message = '' } = body
        return done(closeQuestion(ctx, { questionId: questionIds.key(id), reasonType, message }, viewer))
      },
    },
    reopenQuestion: {
      policy: 'active',
      handle: ({ body, viewer }) => done(reopenQuestion(ctx, questionIds.key(body.question_id), viewer)),
    },
    operateQuestion: {
      policy: 'active',
      handle: ({ body: { id, operation }, viewer }) =>
        done(operateQuestion(ctx, { questionId: questionIds.key(id), operation }, viewer)),
    },
    listQuestionInvites: {
      policy: 'reader',
      handle: ({ query, viewer }) => listQuestionInvites(ctx, query.id, viewer),
    },
    updateQuestionInvites: {
      policy: 'active',
      handle: ({ body: { id, invite_user: usernames = [] }, viewer }) =>
        done(updateQuestionInvites(ctx, { questionId: questionIds.key(id), usernames }, viewer)),
    },
  } satisfies RouteTable
}
