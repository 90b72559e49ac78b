import { vi } from 'vitest'
import type { TestSite } from '../harness.ts'

/** Blocks the searches of a caller until the returned function is called. */
export function blockSearches({ ctx }: TestSite, caller: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { search } = ctx.database
  vi.spyOn(ctx.database, 'search').mockImplementation((work, asked) =>
    search(async (db) => {
      if (asked?.as === caller) await promise
      return work(db)
    }, asked),
  )
  return resolve
}
