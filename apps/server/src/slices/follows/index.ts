import { defineSlice } from '../slice.ts'
import { countFollowDrift } from './drift-store.ts'
import { followFillings, followSynonyms } from './listen.ts'
import { follows0001 } from './migrations/0001-follows.ts'
import { followRoutes } from './routes.ts'

export { followChanged } from './events.ts'

export { addToFollowers } from './follow-target.ts'
export { followedBy, followersOf, insertFollow } from './store.ts'

/**
 * Follows of questions, tags and users. Followers of a question are notified about it; followers of a tag can get mails
 * about its new questions.
 */
export const follows = defineSlice({
  name: 'follows',
  migrations: [follows0001],
  routes: followRoutes,
  fills: followFillings,
  listen: followSynonyms,
  countDrift: countFollowDrift,
})
