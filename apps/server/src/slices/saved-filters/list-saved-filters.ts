import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { filterIn } from './saved-filter.ts'
import { findSavedFilters } from './store.ts'

/** Lists the filters that the viewer saved, in the viewer's order; none for a guest. */
export async function listSavedFilters(
  ctx: AppContext,
  viewer: Viewer | null,
): Promise<OperationData<'listSavedFilters'>> {
  const filters = viewer ? await findSavedFilters(ctx.db, viewer.id) : []
  return { list: filters.map(({ id, name, filter }) => ({ id: String(id), name, filter: filterIn(filter) })) }
}
