import { defineSlice } from '../slice.ts'
import { countFollowDrift } from './drift-store.ts'
import { followFillings, followSynonyms } from './listen.ts'
import { follows0001 } from './migrations/0001-follows.ts'
import { followRoutes } from './routes.ts'

export { followChanged } from './events.ts'

export { addToFollowers } from './follow-target.ts'
export { followedBy, followersOf, insertFollow } from './store.ts'

/** Follows: questions, tags and users that a user wants to be notified about. */
export const follows = defineSlice({
  name: 'follows',
  migrations: [follows0001],
  routes: followRoutes,
  fills: followFillings,
  listen: followSynonyms,
  countDrift: countFollowDrift,
})
