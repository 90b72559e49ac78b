import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'

/**
 * Returns the ids among these comments that the viewer voted for.
 * @param viewerId never a guest; guests have no votes to look up
 */
export type CommentMarkSource = (
  db: Db,
  viewerId: number,
  commentIds: readonly number[],
) => Promise<ReadonlySet<number>>

const sources = new WeakMap<AppContext, CommentMarkSource[]>()

/** Lets another slice mark comments for the viewer; called from that slice's `listen`. */
export function contributeCommentMarks(app: AppContext, source: CommentMarkSource): void {
  sources.set(app, [...(sources.get(app) ?? []), source])
}

/** Returns the ids among these comments that the viewer voted for. */
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
