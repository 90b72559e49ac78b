import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { findQuestions, questionDetails } from '../questions/index.ts'
import { listBookmarkedIds } from './store.ts'

/**
 * Lists one page of the viewer's own bookmarks, latest first, 20 per page by default. Deleted questions are left out,
 * as are hidden ones the viewer may not see. Texts and actions are left empty.
 */
export async function listBookmarks(
  ctx: AppContext,
  query: OperationQuery<'listBookmarks'>,
  reader: { viewer: Viewer; language: Language },
): Promise<OperationData<'listBookmarks'>> {
  const { count, ids } = await listBookmarkedIds(ctx.db, reader.viewer, readPaging(query, { size: 20 }))
  const found = new Map((await findQuestions(ctx.db, ids)).map((question) => [question.id, question]))
  const questions = ids.flatMap((id) => found.get(id) ?? [])
  const details = await questionDetails(ctx, questions, reader)
  const list = details.map((detail) => ({ ...detail, content: '', html: '', member_actions: [], extends_actions: [] }))
  return { count, list }
}
