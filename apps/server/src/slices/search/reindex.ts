import type { AppContext } from '../../context.ts'
import { indexPost } from './index-post.ts'
import { countPosts, holdNextPosts, nextStrayDocuments, removeDocuments } from './store.ts'

/** Posts indexed in one transaction: long enough to be quick, short enough to let writers in between. */
const BATCH = 100

/**
 * Indexes every post anew and takes out of the index what is no post any more. Searches find everything meanwhile, and
 * posts may change: each batch is a transaction of its own, which sees what others have stored and makes them wait.
 * Stopped halfway, it is simply run again.
 * @param onProgress is told how many posts are indexed so far, and about how many there are
 * @returns how many posts are indexed
 */
export async function reindexAll(app: AppContext, onProgress?: (done: number, total: number) => void): Promise<number> {
  const total = await countPosts(app.db)
  let done = 0
  for (const type of [1, 2] as const) {
    for (let last: number | undefined = 0; last !== undefined;) {
      const after: number = last
      const ids = await app.db.transaction().execute(async (tx) => {
        const held = await holdNextPosts(tx, app.can, type, after, BATCH)
        for (const id of held) await indexPost(app, tx, type, id)
        return held
      })
      last = ids.at(-1)
      done += ids.length
      onProgress?.(done, Math.max(done, total))
    }
  }
  await removeStrays(app)
  return done
}

async function removeStrays(app: AppContext): Promise<void> {
  for (let more = true; more;) {
    more = await app.db.transaction().execute(async (tx) => {
      const strays = await nextStrayDocuments(tx, app.can, BATCH)
      await removeDocuments(tx, app.can, strays)
      return strays.length > 0
    })
  }
}
