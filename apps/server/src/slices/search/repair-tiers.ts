import type { AppContext } from '../../context.ts'
import { lockRows } from '../../platform/db/lock.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { indexPost } from './index-post.ts'
import { removeDocuments } from './store.ts'
import { findMissingTiers, findOrphanedTiers } from './tiers-store.ts'

const DAY_MS = 86_400_000
/** Number of keys that one statement examines. That takes a millisecond. */
const KEYS_PER_STATEMENT = 1_000
/** Posts per transaction. */
const BATCH = 100

/**
 * Writes missing tiers and removes those without a document, when a process starts and daily. Tiers may be missing
 * because during a rolling update, processes of a version that does not know them index posts without tiers
 * (docs/running.md).
 */
export function repairTiersDaily(ctx: AppContext): void {
  ctx.jobs.repeat('search.tiers', DAY_MS, () => repairTiers(ctx))
}

async function repairTiers(ctx: AppContext): Promise<void> {
  await overAll(ctx, findMissingTiers, async (posts) => {
    for (const type of ['question', 'answer'] as const) {
      const ids = posts.filter((post) => post.type === type).map(({ id }) => id)
      await inBatches(ids, (part) => indexAgain(ctx, type, part), BATCH)
    }
  })
  await overAll(ctx, findOrphanedTiers, (keys) =>
    ctx.db.transaction().execute((tx) => removeDocuments(tx, ctx.can, keys)),
  )
}

async function overAll<Found>(
  ctx: AppContext,
  findNext: (
    db: AppContext['db'],
    after: number,
    limit: number,
  ) => Promise<{ found: Found[]; last: number | undefined }>,
  repair: (found: Found[]) => Promise<void>,
): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const { found, last }: { found: Found[]; last: number | undefined } = await findNext(
      ctx.db,
      after,
      KEYS_PER_STATEMENT,
    )
    if (found.length > 0) await repair(found)
    after = last
    await ctx.jobs.yieldToRequests()
  }
}

/** Indexes posts again, under a lock, so that an older text does not replace the text of a later edit. */
async function indexAgain(ctx: AppContext, type: 'question' | 'answer', ids: readonly number[]): Promise<[]> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockRows(tx, type === 'question' ? 'questions' : 'answers', ids)
    for (const id of ids) await indexPost(ctx, tx, type, id)
  })
  await ctx.jobs.yieldToRequests()
  return []
}
