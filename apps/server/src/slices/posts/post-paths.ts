import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { defineSlot } from '../../platform/slots/slots.ts'

/**
 * Maps public ids of posts to paths of the site. Leaves out unknown ids and posts that are not public, since rendered
 * text is stored once for all readers.
 */
export type PostPathSource = (db: Db, publicIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Lets texts link to posts by their ids; each slice that owns a kind of post contributes a source. */
export const postPathSources = defineSlot<PostPathSource>('post.paths')

/** Returns the paths of those given posts that are public, by public id. */
export async function findPostPaths(ctx: AppContext, publicIds: readonly string[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  if (publicIds.length === 0) return paths
  for (const source of ctx.slots.all(postPathSources)) {
    for (const [id, path] of await source(ctx.db, publicIds)) paths.set(id, path)
  }
  return paths
}
