import { slices } from '../app.ts'
import type { AppContext } from '../context.ts'
import type { Drift } from '../platform/db/drift.ts'
import type { Slice } from '../slices/slice.ts'

/**
 * Lets every slice count anew what it stores as a number, and tells where the number is another one. A slice takes part
 * by its `countDrift`. Changes nothing.
 */
export async function checkCounters(ctx: Pick<AppContext, 'db' | 'can'>): Promise<Drift[]> {
  const found: Drift[] = []
  // The list has the types of its slices, of which most count nothing.
  const all: readonly Slice[] = slices
  for (const slice of all) found.push(...((await slice.countDrift?.(ctx.db, ctx.can)) ?? []))
  return found
}
