import type { AppContext } from '../../context.ts'
import { discard, purge, restore } from './discard.ts'
import { findReferences } from './references.ts'
import type { Upload } from './store.ts'
import { listSettledUploads } from './store.ts'

const HOUR_MS = 3_600_000
/** Time to finish the text that a picture was uploaded for (docs/spec/domain.md#jobs). */
const ORPHAN_MS = 48 * HOUR_MS
/** A discarded picture can be restored for this long, in case somebody misses it. */
const PURGE_MS = 30 * 24 * HOUR_MS
const EVERY_MS = 12 * HOUR_MS
const BATCH = 1_000

/** Counts of one clean-up run. */
export interface Cleaning {
  discarded: number
  restored: number
  purged: number
}

/** Schedules the clean-up twice a day. */
export function scheduleCleanUp(ctx: AppContext): void {
  ctx.jobs.repeat('uploads.clean', EVERY_MS, async () => {
    const done = await cleanUploads(ctx)
    if (done.discarded + done.restored + done.purged > 0) ctx.log.info(done, 'uploads cleaned up')
  })
}

/**
 * Discards uploads that nothing references two days after they were made, restores discarded ones that are referenced
 * again, and purges those discarded thirty days ago.
 */
export async function cleanUploads(ctx: AppContext): Promise<Cleaning> {
  const now = ctx.clock.now()
  const done: Cleaning = { discarded: 0, restored: 0, purged: 0 }
  const page = (afterId: number) => listSettledUploads(ctx.db, { olderThan: now - ORPHAN_MS, afterId, limit: BATCH })
  let uploads = await page(0)
  if (uploads.length === 0) return done
  const references = await findReferences(ctx)
  while (uploads.length > 0) {
    for (const upload of uploads) {
      const step = nextStep(upload, references.has(upload.path), now)
      if (step === undefined) continue
      await STEPS[step](ctx, upload.path)
      done[step] += 1
    }
    uploads = await page(uploads.at(-1)?.id ?? 0)
  }
  return done
}

const STEPS = { discarded: discard, restored: restore, purged: purge } as const

function nextStep(upload: Upload, shown: boolean, now: number): keyof Cleaning | undefined {
  if (upload.deleted_at === null) return shown ? undefined : 'discarded'
  if (shown) return 'restored'
  return upload.deleted_at <= now - PURGE_MS ? 'purged' : undefined
}
