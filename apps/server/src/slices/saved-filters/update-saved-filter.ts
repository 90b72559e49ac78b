import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { SavedFilterNotFound } from './errors.ts'
import { filterName } from './saved-filter.ts'
import { deleteSavedFilterRow, findSavedFilters, updateSavedFilterRow } from './store.ts'

/**
 * Renames or moves a filter of the viewer.
 * @param change.place the new position, from 0; the last one if it is beyond the end
 * @throws {SavedFilterNotFound} {SavedFilterNeedsName}
 */
export async function updateSavedFilter(
  ctx: AppContext,
  change: { id: number; name?: string | undefined; place?: number | undefined },
  viewer: Viewer,
): Promise<void> {
  const { id, place } = change
  const name = change.name === undefined ? undefined : filterName(change.name)
  await ctx.db.transaction().execute(async (tx) => {
    await lockRow(tx, 'users', viewer.id)
    const before = await findSavedFilters(tx, viewer.id)
    const filter = before.find((one) => one.id === id)
    if (!filter) throw new SavedFilterNotFound()
    if (name !== undefined) await updateSavedFilterRow(tx, id, { name })
    if (place === undefined) return
    const after = before.filter((one) => one !== filter).toSpliced(place, 0, filter)
    for (const [index, one] of after.entries()) {
      if (one.position !== index + 1) await updateSavedFilterRow(tx, one.id, { position: index + 1 })
    }
  })
}

/**
 * Deletes a filter of the viewer.
 * @throws {SavedFilterNotFound}
 */
export async function deleteSavedFilter(ctx: AppContext, id: number, viewer: Viewer): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await deleteSavedFilterRow(tx, viewer.id, id))) throw new SavedFilterNotFound()
  })
}
