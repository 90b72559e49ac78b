import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { viewComment } from './comment-view.ts'
import { findVisibleComment } from './found-comment.ts'

/**
 * Returns one comment.
 * @throws {CommentNotFound} 400, also for comments on posts hidden from this viewer
 */
export async function getComment(
  ctx: AppContext,
  commentId: number,
  viewer: Viewer | null,
  language: Language,
): Promise<Schemas['Comment']> {
  const { comment } = await findVisibleComment(ctx.db, commentId, viewer)
  return viewComment(ctx, comment, viewer, language)
}
