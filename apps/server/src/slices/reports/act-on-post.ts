import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { deleteAnswer, updateAnswer } from '../answers/index.ts'
import { deleteComment, updateComment } from '../comments/index.ts'
import { closeQuestion, deleteQuestion, editQuestion, operateQuestion } from '../questions/index.ts'
import { ReportNotHandled, TextRefused } from './errors.ts'
import type { ReportedPost } from './reported-post.ts'

/** Limits of the text in characters, the same as in the contract's request bodies. */
const LENGTHS = {
  question: { min: 6, max: 65_535 },
  answer: { min: 6, max: 65_535 },
  comment: { min: 2, max: 600 },
} as const

type Given = Omit<OperationBody<'reviewReport'>, 'flag_id'>

/**
 * Applies the chosen operation to a flagged post, through the ordinary use cases and with the viewer's permissions.
 * @throws {ReportNotHandled} if the operation does not exist for this kind of post
 */
export async function actOnPost(app: AppContext, found: ReportedPost, given: Given, viewer: Viewer): Promise<void> {
  switch (given.operation_type) {
    case 'ignore_report':
      return
    case 'edit_post':
      return editPost(app, found, given, viewer)
    case 'delete_post':
      return deletePost(app, found, viewer)
    case 'close_post':
    case 'unlist_post': {
      if (found.type !== 'question') throw new ReportNotHandled()
      const id = publicIdOf(found)
      const { close_type = 0, close_msg = '' } = given
      if (given.operation_type === 'unlist_post') await operateQuestion(app, { id, operation: 'hide' }, viewer)
      else await closeQuestion(app, { id, close_type, close_msg }, viewer)
    }
  }
}

export async function deletePost(app: AppContext, found: ReportedPost, viewer: Viewer): Promise<void> {
  const id = publicIdOf(found)
  if (found.type === 'question') await deleteQuestion(app, id, viewer)
  else if (found.type === 'answer') await deleteAnswer(app, id, viewer)
  else await deleteComment(app, id, viewer)
}

async function editPost(app: AppContext, found: ReportedPost, given: Given, viewer: Viewer): Promise<void> {
  const id = publicIdOf(found)
  const { title = '', content = '', tags = [] } = given
  const { min, max } = LENGTHS[found.type]
  const length = [...content].length
  if (length < min) throw new TextRefused('validation.min_length', min)
  if (length > max) throw new TextRefused('validation.max_length', max)
  if (found.type === 'question') await editQuestion(app, { id, title, content, tags }, viewer)
  else if (found.type === 'answer') {
    await updateAnswer(
      app,
      { id, question_id: encodeObjectId({ type: 'question', id: found.question.id }), content },
      viewer,
    )
  } else await updateComment(app, { comment_id: id, original_text: content }, viewer)
}

function publicIdOf({ type, id }: ReportedPost): string {
  return encodeObjectId({ type, id })
}
