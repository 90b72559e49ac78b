import { checkPolicy, readingViewer } from '@quandary/guards'
import type { AppContext } from '../context.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { canonicalQuestionPath } from '../slices/questions/index.ts'
import { isPrivateSite } from '../slices/site-settings/index.ts'
import { withoutForeignComment } from './named-comment.ts'

/**
 * Returns the canonical address of a question if the requested address has another form, or names a comment that is not
 * on the question. Undefined for every other address, and if the viewer may not read the site.
 */
export async function canonicalAddress(
  ctx: AppContext,
  url: string,
  viewer: Viewer | null,
): Promise<string | undefined> {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  if (!path.startsWith('/questions/')) return undefined
  if (checkPolicy('reader', viewer, { privateSite: await isPrivateSite(ctx) }) !== 'allow') return undefined
  const [right = path, read] = await Promise.all([
    canonicalQuestionPath(ctx, path, readingViewer(viewer)),
    withoutForeignComment(ctx, path, query),
  ])
  if (right === path && read === query) return undefined
  return read === '' ? right : `${right}?${read}`
}
