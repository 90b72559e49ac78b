import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { callerOf } from '../../../platform/http/caller-network.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { questionIds } from '../post-ids.ts'
import { findListedInOrder, findSimilarTitles } from './similar-store.ts'
import { querySimilarTitles } from './similar-titles.ts'

const MAX_SIMILAR = 10
const MAX_WORDS = 8

/**
 * Lists at most ten listed questions with a similar title; none for an empty text.
 * @throws {TooManyRequests} when too many searches wait, in total or of this caller, or this one waits or runs too long
 */
export async function listSimilarQuestions(
  ctx: AppContext,
  title: string,
  reader: { viewer: Viewer | null; ip: string },
): Promise<Schemas['SimilarQuestion'][]> {
  const words = significantWords(title)
  if (words.length === 0) return []
  const found = await querySimilarTitles(ctx, words, MAX_SIMILAR)
  const find = (db: Db) => findSimilarTitles(db, words, MAX_SIMILAR)
  const ids = found ?? (await ctx.database.search(find, { as: callerOf(reader) }))
  const [questions, writeId] = await Promise.all([findListedInOrder(ctx.db, ids), questionIds.writer(ctx)])
  return questions.map((question) => ({
    id: writeId(question.id),
    title: question.title,
    url_title: question.url_title,
    view_count: question.view_count,
    answer_count: question.answer_count,
    collection_count: question.collection_count,
    follow_count: question.follow_count,
    status: question.status,
    accepted_answer: question.accepted_answer_id !== null,
    vote_count: question.vote_count,
    description: question.excerpt,
  }))
}

/** Splits Chinese text, which has no spaces, into words. Alphabetic text is split the same way in every locale. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Extracts the distinctive words of a title. Short alphabetic words and single Chinese characters are left out unless
 * there are no other words.
 * @returns at most eight words, the longest first
 */
export function significantWords(title: string): string[] {
  const runs = title.toLowerCase().match(/[\p{L}\p{M}\p{N}+#.]+/gu) ?? []
  const words = [...new Set(runs.flatMap(wordsOfRun))]
  const distinctive = words.filter((word) => word.length > 3 || (word.length > 1 && /\P{ASCII}/u.test(word)))
  return (distinctive.length > 0 ? distinctive : words).toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS)
}

/** A run of letters is one word, unless it is Chinese. */
function wordsOfRun(run: string): string[] {
  return /\p{Script=Han}/u.test(run) ? [...segmenter.segment(run)].map(({ segment }) => segment) : [run]
}
