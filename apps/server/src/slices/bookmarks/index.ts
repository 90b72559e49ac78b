import { fill } from '../../platform/slots/slots.ts'
import { questionMarkSources } from '../questions/index.ts'
import { defineSlice } from '../slice.ts'
import { bookmarks0001 } from './migrations/0001-bookmarks.ts'
import { bookmarkRoutes } from './routes.ts'
import { bookmarkedAmong, countBookmarkDrift } from './store.ts'

export { bookmarkChanged } from './events.ts'
export { bookmarkersOf, insertBookmark } from './store.ts'

/** Bookmarks: questions a user wants to find again, visible to that user only. */
export const bookmarks = defineSlice({
  name: 'bookmarks',
  migrations: [bookmarks0001],
  routes: bookmarkRoutes,
  fills: () => [
    fill(questionMarkSources, async (db, viewerId, ids) => {
      const bookmarked = viewerId === null ? [] : await bookmarkedAmong(db, viewerId, ids)
      return new Map(bookmarked.map((id) => [id, { collected: true }]))
    }),
  ],
  countDrift: countBookmarkDrift,
})
