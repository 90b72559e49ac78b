import type { AppContext } from '../../context.ts'
import { callPlugin } from '../plugins/index.ts'
import { loadEnginePosts } from './engine-posts.ts'
import {
  beginEngine,
  claimEngine,
  endEngine,
  findEngineRow,
  hasOutbox,
  nextOutbox,
  noteEverything,
  strikeOut,
  updateEngine,
} from './engine-store.ts'
import type { ReadyEngine } from './search-engine.ts'
import { findEngine } from './search-engine.ts'

/** Posts told at once. */
const BATCH = 100
/** Batches told in one go: other background work waits meanwhile. */
const BATCHES = 10
/** A process that is gone gives the engine free after this; a hook has less. */
const CLAIM_MS = 30_000
/** How long an engine is left alone after its first failure; twice as long after each further one. */
const REST_MS = 5_000
const LONGEST_REST_MS = 300_000
/** What works in the background is told in the log, which is English. */
const LANGUAGE = 'en_US'

/**
 * Tells the search engine what it does not know yet: everything when it is new or its settings have changed, then what
 * has changed. Called again and again; one process at a time does something.
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
  const failures = (await tellNext(app, engine)) ? 0 : (row?.failures ?? 0) + 1
  const rest = failures === 0 ? 0 : Math.min(REST_MS * 2 ** (failures - 1), LONGEST_REST_MS)
  await updateEngine(app.db, fingerprint, { failures, busy_until: app.clock.now() + rest })
}

/** @returns false when the engine failed */
async function tellNext(app: AppContext, engine: ReadyEngine): Promise<boolean> {
  try {
    if ((await findEngineRow(app.db))?.state === 'new') await startFilling(app, engine)
    for (let batch = 0; batch < BATCHES && (await tellBatch(app, engine)); batch += 1) {
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
  await callPlugin(app, engine, LANGUAGE, (context) => engine.engine.clear(context))
  await app.db.transaction().execute(async (tx) => {
    await noteEverything(tx)
    await updateEngine(tx, engine.fingerprint, { state: 'filling' })
  })
}

/** @returns false when there was nothing to tell, and the engine knows everything */
async function tellBatch(app: AppContext, { engine, ...state }: ReadyEngine): Promise<boolean> {
  const entries = await nextOutbox(app.db, BATCH)
  if (entries.length === 0) {
    await updateEngine(app.db, state.fingerprint, { state: 'ready' })
    return false
  }
  const { posts, gone } = await loadEnginePosts(app.db, entries)
  if (posts.length > 0) await callPlugin(app, state, LANGUAGE, (context) => engine.put({ ...context, posts }))
  if (gone.length > 0) await callPlugin(app, state, LANGUAGE, (context) => engine.remove({ ...context, ids: gone }))
  await app.db.transaction().execute((tx) => strikeOut(tx, entries))
  return true
}
