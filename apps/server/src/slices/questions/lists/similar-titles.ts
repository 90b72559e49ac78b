import type { AppContext } from '../../../context.ts'
import { defineSlot } from '../../../platform/slots/slots.ts'

/**
 * Finds listed questions that match some words, best matches first.
 * @returns their ids; undefined while the source is unavailable
 */
export type SimilarTitleSource = (words: readonly string[], limit: number) => Promise<number[] | undefined>

/** The source that replaces the search in titles. */
export const similarTitleSource = defineSlot<SimilarTitleSource>('question.similar-titles')

/** Queries the source of similar titles; returns undefined if the site has none. */
export async function querySimilarTitles(
  ctx: AppContext,
  words: readonly string[],
  limit: number,
): Promise<number[] | undefined> {
  return ctx.slots.one(similarTitleSource)?.(words, limit)
}
