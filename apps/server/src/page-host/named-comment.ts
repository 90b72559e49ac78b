import type { AppContext } from '../context.ts'
import { commentIds, findComment } from '../slices/comments/index.ts'
import { questionIds } from '../slices/questions/index.ts'

const NAME = 'commentId'

/**
 * Returns the query of a question's page, without the comment that it names if the question has no such comment. Pages
 * with a comment are not cached, and the number of invalid ids is unlimited.
 * @param path of the question or of one of its answers
 * @param query without `?`
 */
export async function withoutForeignComment(ctx: AppContext, path: string, query: string): Promise<string> {
  const named = new URLSearchParams(query).get(NAME)
  if (named === null) return query
  const [, , questionId = ''] = path.split('/')
  const id = commentIds.read(named)
  const comment = id === undefined ? undefined : await findComment(ctx.db, id)
  if (comment !== undefined && comment.question_id === questionIds.read(questionId)) return query
  return query
    .split('&')
    .filter((pair) => !pair.startsWith(`${NAME}=`))
    .join('&')
}
