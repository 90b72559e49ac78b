import type { AppContext } from '../../context.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'
import { contentErased } from '../users/index.ts'
import { purge } from './discard.ts'
import { findReferences } from './references.ts'
import { listUploadsOf } from './store.ts'

const eraseUploads = defineJob<{ userId: number }>('uploads.erase')

/** Purges the uploads of a person whose content was erased. Those that others show in their own texts stay. */
export function followErasures(app: AppContext): void {
  app.bus.on(contentErased, (tx, { userId }) => app.jobs.add(tx, eraseUploads, { userId }))
  app.jobs.handle(eraseUploads, async ({ payload: { userId } }) => {
    const uploads = await listUploadsOf(app.db, userId)
    if (uploads.length === 0) return
    const references = await findReferences(app)
    for (const { path } of uploads) if (!references.has(path)) await purge(app, path)
  })
}
