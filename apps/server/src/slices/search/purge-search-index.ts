import type { AppContext } from '../../context.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import { rebuildVocabulary } from './rebuild-vocabulary.ts'

/** Clears the words of removed posts from the vocabulary and from the files of the search index. */
export async function purgeSearchIndex(ctx: AppContext): Promise<void> {
  await rebuildVocabulary(ctx)
  for await (const _step of fullTextOf(ctx.can).purge(ctx.db)) await ctx.jobs.yieldToRequests()
}
