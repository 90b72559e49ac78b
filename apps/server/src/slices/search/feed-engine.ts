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

/** Posts per call of the plugin. */
const BATCH = 100
/** Batches per run, because other jobs wait for it. */
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
export async function feedEngine(app: AppContext): Promise<void> {
  const engine = await findEngine(app)
  const row = await findEngineRow(app.db)
  if (!engine) {
    if (row) await app.db.transaction().execute((tx) => endEngine(tx))
    return
  }
  const { fingerprint } = engine
  if (row?.fingerprint !== fingerprint) await app.db.transaction().execute((tx) => beginEngine(tx, fingerprint))
  else if (row.state === 'ready' && !(await hasOutbox(app.db))) return
  const now = app.clock.now()
  if (!(await claimEngine(app.db, { fingerprint, now, until: now + CLAIM_MS }))) return
  const failures = (await deliverNext(app, engine)) ? 0 : (row?.failures ?? 0) + 1
  const backOff = failures === 0 ? 0 : Math.min(BACK_OFF_MS * 2 ** (failures - 1), LONGEST_BACK_OFF_MS)
  await updateEngine(app.db, fingerprint, { failures, busy_until: app.clock.now() + backOff })
}

/** @returns false if the engine failed */
async function deliverNext(app: AppContext, engine: ReadyEngine): Promise<boolean> {
  try {
    if ((await findEngineRow(app.db))?.state === 'new') await startFilling(app, engine)
    for (let batch = 0; batch < BATCHES && (await deliverBatch(app, engine)); batch += 1) {
      await app.jobs.giveWay()
      await updateEngine(app.db, engine.fingerprint, { busy_until: app.clock.now() + CLAIM_MS })
    }
    return true
  } catch (error) {
    app.log.warn({ err: error, plugin: engine.plugin.slugName }, 'a search engine does not take what it is told')
    return false
  }
}

async function startFilling(app: AppContext, engine: ReadyEngine): Promise<void> {
  await callPlugin(app, engine, ENGLISH, (context) => engine.engine.clear(context))
  await app.db.transaction().execute(async (tx) => {
    await queueEverything(tx)
    await updateEngine(tx, engine.fingerprint, { state: 'filling' })
  })
}

/** @returns false if nothing was queued and the engine is complete */
async function deliverBatch(app: AppContext, { engine, ...state }: ReadyEngine): Promise<boolean> {
  const entries = await nextOutbox(app.db, BATCH)
  if (entries.length === 0) {
    await updateEngine(app.db, state.fingerprint, { state: 'ready' })
    return false
  }
  const { posts, gone } = await loadEnginePosts(app.db, entries)
  if (posts.length > 0) await callPlugin(app, state, ENGLISH, (context) => engine.put({ ...context, posts }))
  if (gone.length > 0) await callPlugin(app, state, ENGLISH, (context) => engine.remove({ ...context, ids: gone }))
  await app.db.transaction().execute((tx) => removeDelivered(tx, entries))
  return true
}
