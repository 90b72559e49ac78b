import type { AppContext } from '../../context.ts'
import { ENGLISH } from '../../platform/i18n/language.ts'
import { callPlugin } from '../plugins/index.ts'
import { loadEnginePosts } from './engine-posts.ts'
import {
  beginEngine,
  claimEngine,
  endEngine,
  findEngineRow,
  hasOutbox,
  nextOutbox,
  queueEverything,
  removeDelivered,
  updateEngine,
} from './engine-store.ts'
import type { ReadyEngine } from './search-engine.ts'
import { findEngine } from './search-engine.ts'

/** Maximum number of posts per call of the plugin. */
const BATCH = 100
/** Maximum number of batches per run, because other jobs wait until the run ends. */
const BATCHES = 10
/** The claim of a crashed process expires after this; hooks have shorter timeouts. */
const CLAIM_MS = 30_000
/** Back-off after the first failure; it doubles with each further one. */
const BACK_OFF_MS = 5_000
const LONGEST_BACK_OFF_MS = 300_000

/**
 * Sends the search engine what it does not have yet: every post if it is new or its settings have changed, then the
 * changes. Runs periodically, in one process at a time.
 */
export async function feedEngine(ctx: AppContext): Promise<void> {
  const engine = await findEngine(ctx)
  const row = await findEngineRow(ctx.db)
  if (!engine) {
    if (row) await ctx.db.transaction().execute((tx) => endEngine(tx))
    return
  }
  const { fingerprint } = engine
  if (row?.fingerprint !== fingerprint) await ctx.db.transaction().execute((tx) => beginEngine(tx, fingerprint))
  else if (row.state === 'ready' && !(await hasOutbox(ctx.db))) return
  const now = ctx.clock.now()
  if (!(await claimEngine(ctx.db, { fingerprint, now, until: now + CLAIM_MS }))) return
  const failures = (await deliverNext(ctx, engine)) ? 0 : (row?.failures ?? 0) + 1
  const backOff = failures === 0 ? 0 : Math.min(BACK_OFF_MS * 2 ** (failures - 1), LONGEST_BACK_OFF_MS)
  await updateEngine(ctx.db, fingerprint, { failures, busy_until: ctx.clock.now() + backOff })
}

/** @returns false if the engine failed */
async function deliverNext(ctx: AppContext, engine: ReadyEngine): Promise<boolean> {
  try {
    if ((await findEngineRow(ctx.db))?.state === 'new') await startFilling(ctx, engine)
    for (let batch = 0; batch < BATCHES && (await deliverBatch(ctx, engine)); batch += 1) {
      await ctx.jobs.yieldToRequests()
      await updateEngine(ctx.db, engine.fingerprint, { busy_until: ctx.clock.now() + CLAIM_MS })
    }
    return true
  } catch (error) {
    ctx.log.warn({ err: error, plugin: engine.plugin.slugName }, 'a search engine does not take what it is told')
    return false
  }
}

async function startFilling(ctx: AppContext, engine: ReadyEngine): Promise<void> {
  await callPlugin(ctx, engine, ENGLISH, (context) => engine.engine.clear(context))
  await ctx.db.transaction().execute(async (tx) => {
    await queueEverything(tx)
    await updateEngine(tx, engine.fingerprint, { state: 'filling' })
  })
}

/** @returns false if nothing was queued and the engine is complete */
async function deliverBatch(ctx: AppContext, { engine, ...state }: ReadyEngine): Promise<boolean> {
  const entries = await nextOutbox(ctx.db, BATCH)
  if (entries.length === 0) {
    await updateEngine(ctx.db, state.fingerprint, { state: 'ready' })
    return false
  }
  const { posts, gone } = await loadEnginePosts(ctx.db, entries)
  if (posts.length > 0) await callPlugin(ctx, state, ENGLISH, (context) => engine.put({ ...context, posts }))
  if (gone.length > 0) await callPlugin(ctx, state, ENGLISH, (context) => engine.remove({ ...context, ids: gone }))
  await ctx.db.transaction().execute((tx) => removeDelivered(tx, entries))
  return true
}
