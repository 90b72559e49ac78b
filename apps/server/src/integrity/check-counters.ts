import { slices } from '../app.ts'
import type { AppContext } from '../context.ts'
import type { Drift } from '../platform/db/drift.ts'
import type { Slice } from '../slices/slice.ts'

/**
 * Recounts the stored counters of every slice that has a `countDrift`, and returns those that differ. Changes nothing.
 */
export async function checkCounters(ctx: Pick<AppContext, 'db' | 'can'>): Promise<Drift[]> {
  const found: Drift[] = []
  // Widened, because the inferred types of most slices have no `countDrift`.
  const all: readonly Slice[] = slices
  for (const slice of all) found.push(...((await slice.countDrift?.(ctx.db, ctx.can)) ?? []))
  return found
}
