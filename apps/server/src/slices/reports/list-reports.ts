import type { OperationData, OperationQuery } from '@quandary/api-client'
import { isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { loadUserCards } from '../users/index.ts'
import { flagItem, unreviewedReport } from './report-view.ts'
import { countReports, listReportRows } from './store.ts'

const COLUMNS = { updated: 'updated_at', created: 'created_at' } as const

/**
 * Lists flags for administrators, last changed first unless the query names another order, 20 per page by default; the
 * state `completed` includes all flags that are no longer pending.
 */
export async function listReports(
  ctx: AppContext,
  query: OperationQuery<'listReports'>,
  language: Language,
): Promise<OperationData<'listReports'>> {
  const { status = 'pending', object_type = 'all', user_id } = query
  const selection = {
    state: status,
    ...(object_type !== 'all' && { objectType: object_type }),
    // No account has the id 0, so an invalid id matches no flag.
    ...(user_id !== undefined && { authorId: /^[1-9]\d{0,14}$/.test(user_id) ? Number(user_id) : 0 }),
  }
  const order = { column: COLUMNS[query.order ?? 'updated'], direction: query.direction ?? 'desc' }
  const { count, reports } = await listReportRows(ctx.db, selection, order, readPaging(query, { size: 20 }))
  const cards = await loadUserCards(
    ctx,
    ctx.db,
    reports.flatMap(({ author_id, reporter_id, handler_id }) => [
      author_id,
      reporter_id,
      ...(handler_id === null ? [] : [handler_id]),
    ]),
  )
  const items = await Promise.all(reports.map((report) => flagItem(ctx, report, cards, language)))
  return { count, list: items.filter((item) => item !== undefined) }
}

/** Lists the pending flags, one per page, last changed first. The list is empty for viewers who are not staff. */
export async function listUnreviewedReports(
  ctx: AppContext,
  query: OperationQuery<'listUnreviewedReports'>,
  viewer: Viewer,
  language: Language,
): Promise<OperationData<'listUnreviewedReports'>> {
  if (!isStaff(viewer)) return { count: 0, list: [] }
  const page = readPaging({ ...query, page_size: 1 }, { size: 1 })
  const { count, reports } = await listReportRows(
    ctx.db,
    { state: 'pending' },
    { column: 'updated_at', direction: 'desc' },
    page,
  )
  const items = await Promise.all(reports.map((report) => unreviewedReport(ctx, report, language)))
  return { count, list: items.filter((item) => item !== undefined) }
}

export function countPendingReports(ctx: AppContext): Promise<number> {
  return countReports(ctx.db, { state: 'pending' })
}
