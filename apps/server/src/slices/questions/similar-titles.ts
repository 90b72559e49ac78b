import type { AppContext } from '../../context.ts'

/**
 * Finds listed questions that are about some words, most like them first.
 * @returns their keys; undefined where it cannot tell at the moment
 */
export type SimilarTitleSource = (words: readonly string[], limit: number) => Promise<number[] | undefined>

const sources = new WeakMap<AppContext, SimilarTitleSource>()

/** Lets a lower slice find similar questions in place of the titles alone, called from its `listen`. */
export function contributeSimilarTitles(app: AppContext, source: SimilarTitleSource): void {
  sources.set(app, source)
}

/** What the source of this site finds; undefined without one. */
export async function askForSimilar(
  app: AppContext,
  words: readonly string[],
  limit: number,
): Promise<number[] | undefined> {
  return sources.get(app)?.(words, limit)
}
