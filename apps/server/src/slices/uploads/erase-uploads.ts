import type { AppContext } from '../../context.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'
import { contentErased } from '../users/index.ts'
import { purge } from './discard.ts'
import { findReferences } from './references.ts'
import { listUploadsOf } from './store.ts'

const eraseUploads = defineJob<{ userId: number }>('uploads.erase')

/**
 * Purges the uploads of a person whose content was erased. Uploads that appear in other people's texts are not purged.
 */
export function followErasures(ctx: AppContext): void {
  ctx.bus.on(contentErased, (tx, { userId }) => ctx.jobs.add(tx, eraseUploads, { userId }))
  ctx.jobs.handle(eraseUploads, async ({ payload: { userId } }) => {
    const uploads = await listUploadsOf(ctx.db, userId)
    if (uploads.length === 0) return
    const references = await findReferences(ctx)
    for (const { path } of uploads) if (!references.has(path)) await purge(ctx, path)
  })
}
