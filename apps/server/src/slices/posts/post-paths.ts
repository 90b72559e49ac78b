import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'

/**
 * Maps public ids of posts to paths of the site. Leaves out unknown ids and posts that are not public, since rendered
 * text is stored once for all readers.
 */
export type PostPathSource = (db: Db, publicIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

const sources = new WeakMap<AppContext, PostPathSource[]>()

/** Lets texts link to a kind of post by its id; called from the `listen` of the slice that owns the posts. */
export function contributePostPaths(app: AppContext, source: PostPathSource): void {
  sources.set(app, [...(sources.get(app) ?? []), source])
}

/** The paths of the public posts among these ids, by public id. */
export async function findPostPaths(app: AppContext, publicIds: readonly string[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  if (publicIds.length === 0) return paths
  for (const source of sources.get(app) ?? []) {
    for (const [id, path] of await source(app.db, publicIds)) paths.set(id, path)
  }
  return paths
}
