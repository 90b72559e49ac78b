import { fill } from '../../platform/slots/slots.ts'
import { interestSources } from '../questions/index.ts'
import { defineSlice } from '../slice.ts'
import { tagSynonymsChanged } from '../tags/index.ts'
import { userDeleted } from '../users/index.ts'
import { ignoredTags0001 } from './migrations/0001-ignored-tags.ts'
import { ignoredTagRoutes } from './routes.ts'
import { deleteIgnoredOf, ignoredTagIds, moveIgnorers } from './store.ts'

export { findIgnorersAmong } from './store.ts'

/** Ignored tags: tags whose questions a member does not want to be shown. */
export const ignoredTags = defineSlice({
  name: 'ignored-tags',
  migrations: [ignoredTags0001],
  routes: ignoredTagRoutes,
  fills: () => [fill(interestSources, { ignoredTags: ignoredTagIds })],
  listen(ctx) {
    // The emitter has locked the tags.
    ctx.bus.on(tagSynonymsChanged, async (tx, { tagId, added }) => {
      for (const id of added) await moveIgnorers(tx, id, tagId)
    })
    ctx.bus.on(userDeleted, (tx, { userId }) => deleteIgnoredOf(tx, userId))
  },
})
