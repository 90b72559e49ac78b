import type { AppContext } from '../../context.ts'

/**
 * Finds listed questions that match some words, best matches first.
 * @returns their ids; undefined while the source is unavailable
 */
export type SimilarTitleSource = (words: readonly string[], limit: number) => Promise<number[] | undefined>

const sources = new WeakMap<AppContext, SimilarTitleSource>()

/** Sets the source that replaces the search in titles; called from the `listen` of the slice that provides it. */
export function contributeSimilarTitles(app: AppContext, source: SimilarTitleSource): void {
  sources.set(app, source)
}

/** Queries the source of this site; undefined without one. */
export async function querySimilarTitles(
  app: AppContext,
  words: readonly string[],
  limit: number,
): Promise<number[] | undefined> {
  return sources.get(app)?.(words, limit)
}
