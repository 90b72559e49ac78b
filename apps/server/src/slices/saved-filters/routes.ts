import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { createSavedFilter } from './create-saved-filter.ts'
import { listSavedFilters } from './list-saved-filters.ts'
import { deleteSavedFilter, updateSavedFilter } from './update-saved-filter.ts'

export function savedFilterRoutes(ctx: AppContext) {
  return {
    listSavedFilters: { policy: 'reader', handle: ({ viewer }) => listSavedFilters(ctx, viewer) },
    createSavedFilter: {
      policy: 'active',
      handle: ({ body: { name, filter }, viewer }) => createSavedFilter(ctx, { name, filter }, viewer),
    },
    updateSavedFilter: {
      policy: 'active',
      handle: ({ body: { id, name, place }, viewer }) =>
        done(updateSavedFilter(ctx, { id: Number(id), name, place }, viewer)),
    },
    deleteSavedFilter: {
      policy: 'active',
      handle: ({ body: { id }, viewer }) => done(deleteSavedFilter(ctx, Number(id), viewer)),
    },
  } satisfies RouteTable
}
