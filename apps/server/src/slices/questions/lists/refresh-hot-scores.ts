import type { AppContext } from '../../../context.ts'
import { HOT_DAYS, hotScore } from './hot-score.ts'
import type { HotCursor } from './hot-store.ts'
import { resetOldHotScores, nextHotCandidates, setHotScore } from './hot-store.ts'
import { questionMarks } from '../question-marks.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 500

/** Registers the job that recomputes the hot scores every hour. */
export function scheduleHotScores(ctx: AppContext): void {
  ctx.jobs.repeat('hot scores', HOUR_MS, () => refreshHotScores(ctx))
}

/**
 * Recomputes the hot scores. Each changed row is written in its own statement, so that other writers do not wait for
 * the whole run.
 */
export async function refreshHotScores(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now()
  const since = now - HOT_DAYS * DAY_MS
  await resetOldHotScores(ctx.db, since)
  // Database ids start at 1, so 0 comes before the first question.
  for (let after: HotCursor = { created_at: since, id: 0 }; ;) {
    await ctx.jobs.yieldToRequests()
    const batch = await nextHotCandidates(ctx.db, { after, limit: BATCH })
    const last = batch.at(-1)
    if (!last) return
    after = last
    const marks = await questionMarks(
      ctx,
      ctx.db,
      null,
      batch.map((question) => question.id),
    )
    for (const question of batch) {
      const score = hotScore({
        views: question.view_count,
        votes: question.vote_count,
        answers: question.answer_count,
        answerVotes: marks.get(question.id)?.answerVotes ?? 0,
        createdAt: question.created_at,
        editedAt: question.edited_at,
        now,
      })
      if (score !== question.hot_score) await setHotScore(ctx.db, question.id, score)
    }
  }
}
