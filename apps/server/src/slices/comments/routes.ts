import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { readObjectId } from '../../platform/ids/object-id.ts'
import { commentIds } from './comment.ts'
import { viewComment } from './comment-view.ts'
import { createComment } from './create-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { getComment } from './get-comment.ts'
import { listComments } from './list-comments.ts'
import { updateComment } from './update-comment.ts'

export function commentRoutes(ctx: AppContext) {
  return {
    listComments: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => listComments(ctx, query, viewer, language),
    },
    createComment: {
      policy: 'active',
      action: 'comment.add',
      once: true,
      handle: async ({ body, viewer, language }) => {
        const { original_text: text, reply_comment_id: reply = '' } = body
        const replyTo = reply === '' ? null : commentIds.key(reply)
        const comment = await createComment(ctx, { on: readObjectId(body.object_id), replyTo, text }, viewer)
        return viewComment(ctx, comment, viewer, language)
      },
    },
    getComment: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => getComment(ctx, commentIds.key(query.id), viewer, language),
    },
    updateComment: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        const commentId = commentIds.key(body.comment_id)
        const text = body.original_text
        const html = await updateComment(ctx, { commentId, text }, viewer)
        return { comment_id: commentIds.write(commentId), original_text: text, parsed_text: html }
      },
    },
    deleteComment: {
      policy: 'active',
      handle: ({ body, viewer }) => done(deleteComment(ctx, commentIds.key(body.comment_id), viewer)),
    },
  } satisfies RouteTable
}
