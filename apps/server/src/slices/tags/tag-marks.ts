import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'

/** Tells which of some tags a person follows. */
export type FollowedTagSource = (db: Db, viewerId: number, tagIds: readonly number[]) => Promise<ReadonlySet<number>>

const sources = new WeakMap<AppContext, FollowedTagSource>()

/** Lets the slice that knows who follows what mark the tags that are shown, called from its `listen`. */
export function contributeFollowedTags(app: AppContext, source: FollowedTagSource): void {
  sources.set(app, source)
}

/** The tags among these that the viewer follows; none for a guest. */
export async function followedTags(
  app: AppContext,
  viewerId: number | null,
  tagIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const source = sources.get(app)
  return source && viewerId !== null ? source(app.db, viewerId, tagIds) : new Set()
}
