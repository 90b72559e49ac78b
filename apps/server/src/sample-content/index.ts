import type { AppContext } from '../context.ts'
import { createContext } from '../create-context.ts'
import { slices } from '../app.ts'
import { play } from './play.ts'
import { questions } from './questions.ts'

/**
 * Fills a new site with a handful of people and questions, so that there is something to look at. Everything is done
 * through the site's own use cases under a clock that is set back, so that every counter, reputation and search entry
 * is what it would be had it happened.
 */
export async function addSampleContent(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now()
  const clock = { time: now, now: () => clock.time }
  // A context of its own: only its clock is wrong, and the site's own listeners receive none of its events.
  const past = createContext({ config: ctx.config, database: ctx.database, clock, log: ctx.log })
  for (const slice of slices) slice.listen?.(past)
  await play(past, questions, {
    now,
    travelTo: (time) => {
      clock.time = time
    },
  })
}
