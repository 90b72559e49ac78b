import type { AppContext } from '../context.ts'
import { createContext } from '../create-context.ts'
import { slices } from '../app.ts'
import { rebuildVocabulary } from '../slices/search/index.ts'
import { play } from './play.ts'
import { questions } from './questions.ts'

/**
 * Fills a new site with a few people and questions, so that there is something to look at. Everything is done through
 * the site's own use cases with the clock set back, so that every counter, reputation and search entry is consistent.
 */
export async function addSampleContent(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now()
  const clock = { time: now, now: () => clock.time }
  // A separate context, so that only its clock is set back, and the site's own listeners receive none of its events.
  const past = createContext({ config: ctx.config, database: ctx.database, clock, log: ctx.log })
  for (const slice of slices) slice.listen?.(past)
  await play(past, questions, {
    now,
    travelTo: (time) => {
      clock.time = time
    },
  })
  await rebuildVocabulary(ctx)
}
