import type { AppContext } from '../context.ts'
import type { Capabilities, Db } from '../platform/db/database.ts'
import type { Drift } from '../platform/db/drift.ts'
import type { Migration } from '../platform/db/migrations.ts'
import type { RouteTable } from '../platform/http/route.ts'
import type { Filling } from '../platform/slots/slots.ts'

/** A slice: everything about one subject of the product, such as `questions` or `tags`, as `app.ts` mounts it. */
export interface Slice<Routes extends RouteTable = RouteTable> {
  name: string
  migrations: readonly Migration[]
  /** Maps each operationId to its policy and use case. */
  routes(ctx: AppContext): Routes
  /** Contributions of the slice to the slots of slices above it in `app.ts`. */
  fills?(ctx: AppContext): readonly Filling[]
  /** Subscribes to events and registers background work. */
  listen?(ctx: AppContext): void
  /**
   * Finds the stored counters and copied names of the slice that differ from what they are derived from, for `quandary
   * check`. Changes nothing.
   */
  countDrift?(db: Db, can: Capabilities): Promise<Drift[]>
}

/** Declares a slice and preserves the names of its routes for the completeness check in `app.ts`. */
export function defineSlice<const Routes extends RouteTable>(slice: Slice<Routes>): Slice<Routes> {
  return slice
}
