import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { SavedFilterNotFound, TooManySavedFilters } from './errors.ts'
import type { ListFilter } from './saved-filter.ts'
import { filterIn, filterName, storedFilter } from './saved-filter.ts'
import { findSavedFilters, insertSavedFilter } from './store.ts'

/** Maximum number of filters per person: as many as fit into a menu. */
const MAX_SAVED_FILTERS = 20

/**
 * Saves a filter under a name, at the end of the viewer's list.
 * @throws {TooManySavedFilters} {SavedFilterNeedsName} {SavedFilterNotFound} when the account was deleted meanwhile
 */
export async function createSavedFilter(
  ctx: AppContext,
  given: { name: string; filter: ListFilter },
  viewer: Viewer,
): Promise<Schemas['SavedFilter']> {
  const name = filterName(given.name)
  const filter = storedFilter(given.filter)
  return ctx.db.transaction().execute(async (tx) => {
    // Locked, so that concurrent calls cannot exceed the limit and no filter is added to a deleted account.
    const user = await lockRow(tx, 'users', viewer.id)
    if (user?.status === 'deleted') throw new SavedFilterNotFound()
    const before = await findSavedFilters(tx, viewer.id)
    if (before.length >= MAX_SAVED_FILTERS) throw new TooManySavedFilters(MAX_SAVED_FILTERS)
    const position = (before.at(-1)?.position ?? 0) + 1
    const id = await insertSavedFilter(tx, { user_id: viewer.id, name, filter, position, created_at: ctx.clock.now() })
    return { id: String(id), name, filter: filterIn(filter) }
  })
}
