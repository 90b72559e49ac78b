import { fill } from '../../platform/slots/slots.ts'
import { similarTitleSource } from '../questions/index.ts'
import { defineSlice } from '../slice.ts'
import { findSimilar } from './ask-engine.ts'
import { countSearchDrift } from './drift-store.ts'
import { queueForEngine } from './follow-engine.ts'
import { followPosts } from './index-post.ts'
import { repairTiersDaily } from './repair-tiers.ts'
import { search0001 } from './migrations/0001-search.ts'
import { search0002 } from './migrations/0002-gone-answers.ts'
import { search0003 } from './migrations/0003-search-engine.ts'
import { search0004 } from './migrations/0004-tiers.ts'
import { search0005 } from './migrations/0005-text-tiers.ts'
import { search0006 } from './migrations/0006-vocabulary.ts'
import { rebuildVocabularyDaily } from './rebuild-vocabulary.ts'
import { searchRoutes } from './routes.ts'

export { indexNewPosts } from './index-new-posts.ts'
export { indexPost } from './index-post.ts'
export { purgeSearchIndex } from './purge-search-index.ts'
export { rebuildVocabulary } from './rebuild-vocabulary.ts'
export { reindexAll } from './reindex.ts'

/** Search for questions and answers. */
export const search = defineSlice({
  name: 'search',
  migrations: [search0001, search0002, search0003, search0004, search0005, search0006],
  routes: searchRoutes,
  countDrift: countSearchDrift,
  fills: (ctx) => [fill(similarTitleSource, (words, limit) => findSimilar(ctx, words, limit))],
  listen: (ctx) => {
    followPosts(ctx)
    queueForEngine(ctx)
    repairTiersDaily(ctx)
    rebuildVocabularyDaily(ctx)
  },
})
