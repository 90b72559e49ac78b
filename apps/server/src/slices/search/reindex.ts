import type { AppContext } from '../../context.ts'
import { lockRows } from '../../platform/db/lock.ts'
import { indexPosts } from './index-post.ts'
import { rebuildVocabulary } from './rebuild-vocabulary.ts'
import { countPosts, nextPosts, nextOrphanedDocuments, removeDocuments } from './store.ts'

/** Number of posts per transaction: enough to be fast, few enough that other writers do not wait long. */
const BATCH = 100

/**
 * Rebuilds the index of all posts, removes documents without a post and counts the vocabulary. Searches keep working
 * meanwhile, and posts may change: each batch is a transaction, which sees committed changes and locks out concurrent
 * ones. Idempotent, so after an interruption it can simply be run again.
 * @param onProgress receives the number of posts indexed so far and the approximate total
 * @returns the number of indexed posts
 */
export async function reindexAll(ctx: AppContext, onProgress?: (done: number, total: number) => void): Promise<number> {
  const total = await countPosts(ctx.db)
  let done = 0
  for (const type of ['question', 'answer'] as const) {
    for (let last: number | undefined = 0; last !== undefined;) {
      const after: number = last
      const ids = await ctx.db.transaction().execute(async (tx) => {
        const next = await nextPosts(tx, type, after, BATCH)
        await lockRows(tx, type === 'question' ? 'questions' : 'answers', next)
        await indexPosts(ctx, tx, type, next)
        return next
      })
      last = ids.at(-1)
      done += ids.length
      onProgress?.(done, Math.max(done, total))
    }
  }
  await removeOrphans(ctx)
  await rebuildVocabulary(ctx)
  return done
}

async function removeOrphans(ctx: AppContext): Promise<void> {
  for (let more = true; more;) {
    more = await ctx.db.transaction().execute(async (tx) => {
      const orphans = await nextOrphanedDocuments(tx, ctx.can, BATCH)
      await removeDocuments(tx, ctx.can, orphans)
      return orphans.length > 0
    })
  }
}
