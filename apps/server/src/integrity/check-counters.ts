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
  for (const slice of slices as readonly Slice[]) found.push(...((await slice.countDrift?.(ctx.db, ctx.can)) ?? []))
  return found
}
