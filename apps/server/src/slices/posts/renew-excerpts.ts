import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'

/** Number of posts per transaction and job: few enough that other writers and jobs do not wait long. */
const BATCH = 100

/** The stored text of a post and its excerpt. */
export interface ExcerptRow {
  id: number
  parsed_text: string
  excerpt: string
}

/** The storage of the excerpts of a kind of posts. */
export interface ExcerptStore {
  /** The posts after an id, in any state and in the order of their ids. */
  next(db: Db, after: number, limit: number): Promise<ExcerptRow[]>
  /** Replaces an excerpt, unless the text has changed since it was read. */
  replace(tx: Tx, post: ExcerptRow, excerpt: string): Promise<void>
}

/**
 * Registers the job that computes stored excerpts again, after an earlier version of the server computed them
 * differently. A migration queues the first job, with `{"after":0}`; each job queues the job for the next batch, so
 * that mails and other jobs run between two batches.
 *
 * @param kind the kind of the jobs, as the migration writes it
 */
export function renewExcerpts(ctx: AppContext, kind: string, store: ExcerptStore): void {
  const renewal = defineJob<{ after: number }>(kind)
  ctx.jobs.handle(renewal, async ({ payload: { after } }) => {
    const posts = await store.next(ctx.db, after, BATCH)
    const last = posts.at(-1)
    if (!last) return
    const renewed = posts.map((post) => ({ post, excerpt: excerptOf(post.parsed_text) }))
    await ctx.db.transaction().execute(async (tx) => {
      for (const { post, excerpt } of renewed) if (excerpt !== post.excerpt) await store.replace(tx, post, excerpt)
      await ctx.jobs.add(tx, renewal, { after: last.id })
    })
  })
}
