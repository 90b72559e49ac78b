import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { deleteAnswer, updateAnswer } from '../answers/index.ts'
import { deleteComment, updateComment } from '../comments/index.ts'
import { assertTextLength } from '../posts/index.ts'
import type { QuestionText } from '../questions/index.ts'
import { closeQuestion, deleteQuestion, editQuestion, operateQuestion } from '../questions/index.ts'
import { ReportNotHandled } from './errors.ts'
import type { ReportedPost } from './reported-post.ts'

/** The action to take on a flagged post. */
export type PostAction =
  | { do: 'ignore' | 'delete' | 'unlist' }
  | { do: 'close'; reasonType: number | undefined; message: string }
  | { do: 'edit'; text: QuestionText }

/**
 * Applies the chosen operation to a flagged post, through the ordinary use cases and with the viewer's permissions.
 * @throws {ReportNotHandled} if the operation does not exist for this kind of post
 */
export async function actOnPost(
  ctx: AppContext,
  found: ReportedPost,
  action: PostAction,
  viewer: Viewer,
): Promise<void> {
  switch (action.do) {
    case 'ignore':
      return
    case 'edit':
      return editPost(ctx, found, action.text, viewer)
    case 'delete':
      return deletePost(ctx, found, viewer)
    case 'unlist':
      return operateQuestion(ctx, { questionId: questionOf(found), operation: 'hide' }, viewer)
    case 'close': {
      const { reasonType, message } = action
      return closeQuestion(ctx, { questionId: questionOf(found), reasonType, message }, viewer)
    }
  }
}

/** Returns the id of a flagged question; only questions can be closed or unlisted. */
function questionOf({ type, id }: ReportedPost): number {
  if (type !== 'question') throw new ReportNotHandled()
  return id
}

function deletePost(ctx: AppContext, { type, id }: ReportedPost, viewer: Viewer): Promise<void> {
  if (type === 'question') return deleteQuestion(ctx, id, viewer)
  return type === 'answer' ? deleteAnswer(ctx, id, viewer) : deleteComment(ctx, id, viewer)
}

async function editPost(ctx: AppContext, found: ReportedPost, text: QuestionText, viewer: Viewer): Promise<void> {
  const { type, id, question } = found
  const { content } = text
  // The review form has one text field for all kinds of posts, although their length limits differ, so the length is
  // checked here.
  assertTextLength(type, content, 'content')
  const summary = ''
  if (type === 'question') await editQuestion(ctx, { ...text, questionId: id, summary }, viewer)
  else if (type === 'answer')
    await updateAnswer(ctx, { answerId: id, questionId: question.id, content, summary }, viewer)
  else await updateComment(ctx, { commentId: id, text: content }, viewer)
}
