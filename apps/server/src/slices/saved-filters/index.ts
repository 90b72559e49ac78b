import { defineSlice } from '../slice.ts'
import { userDeleted } from '../users/index.ts'
import { savedFilters0001 } from './migrations/0001-saved-filters.ts'
import { savedFilterRoutes } from './routes.ts'
import { deleteSavedFiltersOf } from './store.ts'

/** Saved filters: list filters that a member saved under a name. */
export const savedFilters = defineSlice({
  name: 'saved-filters',
  migrations: [savedFilters0001],
  routes: savedFilterRoutes,
  listen: (ctx) => ctx.bus.on(userDeleted, (tx, { userId }) => deleteSavedFiltersOf(tx, userId)),
})
