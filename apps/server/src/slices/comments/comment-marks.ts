import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'

/**
 * Tells which of some comments the viewer voted for.
 * @param viewerId never a guest: nobody is asked about those
 */
export type CommentMarkSource = (
  db: Db,
  viewerId: number,
  commentIds: readonly number[],
) => Promise<ReadonlySet<number>>

const sources = new WeakMap<AppContext, CommentMarkSource[]>()

/** Lets a lower slice mark the comments that are shown, called from its `listen`. */
export function contributeCommentMarks(app: AppContext, source: CommentMarkSource): void {
  sources.set(app, [...(sources.get(app) ?? []), source])
}

/** The comments among these that the viewer voted for. */
export async function votedComments(
  app: AppContext,
  db: Db,
  viewerId: number | null,
  commentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const voted = new Set<number>()
  if (viewerId === null || commentIds.length === 0) return voted
  for (const source of sources.get(app) ?? []) {
    for (const id of await source(db, viewerId, commentIds)) voted.add(id)
  }
  return voted
}
