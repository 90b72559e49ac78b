import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'

/** Returns the ids among these tags that the viewer follows. */
export type FollowedTagSource = (db: Db, viewerId: number, tagIds: readonly number[]) => Promise<ReadonlySet<number>>

const sources = new WeakMap<AppContext, FollowedTagSource>()

/** Sets the source of followed tags; called from the `listen` of the slice that stores follows. */
export function contributeFollowedTags(app: AppContext, source: FollowedTagSource): void {
  sources.set(app, source)
}

/** Returns the ids among these tags that the viewer follows; none for a guest. */
export async function followedTags(
  app: AppContext,
  viewerId: number | null,
  tagIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const source = sources.get(app)
  return source && viewerId !== null ? source(app.db, viewerId, tagIds) : new Set()
}
