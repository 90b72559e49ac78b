import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '@quandary/i18n'
import { findQuestions, questionDetails } from '../questions/index.ts'
import { listBookmarkedIds } from './store.ts'

/**
 * One page of the viewer's own bookmarks, last bookmarked first, 20 unless asked otherwise. Deleted questions are not
 * among them, hidden ones only for those who may see them. Texts and actions are left out.
 */
export async function listBookmarks(
  app: AppContext,
  query: OperationQuery<'listBookmarks'>,
  reader: { viewer: Viewer; language: Language },
): Promise<OperationData<'listBookmarks'>> {
  const { count, ids } = await listBookmarkedIds(app.db, reader.viewer, readPaging(query, { size: 20 }))
  const found = new Map((await findQuestions(app.db, ids)).map((question) => [question.id, question]))
  const questions = ids.flatMap((id) => found.get(id) ?? [])
  const details = await questionDetails(app, questions, reader)
  const list = details.map((detail) => ({ ...detail, content: '', html: '', member_actions: [], extends_actions: [] }))
  return { count, list }
}
