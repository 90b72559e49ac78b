import { defineSlice } from '../slice.ts'
import { followPosts } from './index-post.ts'
import { search0001 } from './migrations/0001-search.ts'
import { searchRoutes } from './routes.ts'

export { indexPost, reindexAll } from './index-post.ts'

/** Searching questions and answers. */
export const search = defineSlice({
  name: 'search',
  migrations: [search0001],
  routes: searchRoutes,
  listen: followPosts,
})
