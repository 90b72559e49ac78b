import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'

/**
 * Tells where the posts with these public ids are read, as paths of the site. Whatever is no id of its own, does not
 * exist or is not for everybody is left out: a text is read by people of whom nothing is known when it is rendered.
 */
export type PostPathSource = (db: Db, publicIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

const sources = new WeakMap<AppContext, PostPathSource[]>()

/** Lets texts link to a kind of post by its id; called by the slice that keeps it, from its `listen`. */
export function contributePostPaths(app: AppContext, source: PostPathSource): void {
  sources.set(app, [...(sources.get(app) ?? []), source])
}

/** The paths of all these posts that exist for everybody, by public id. */
export async function findPostPaths(app: AppContext, publicIds: readonly string[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  if (publicIds.length === 0) return paths
  for (const source of sources.get(app) ?? []) {
    for (const [id, path] of await source(app.db, publicIds)) paths.set(id, path)
  }
  return paths
}
