import type { Db } from '../../platform/db/database.ts'
import type { QuestionMarks } from '../questions/index.ts'
import { findLastAnswerers, findOwnAnswers, summariseAnswers } from './store.ts'

/**
 * Contributes to questions: the viewer's first own answer, the highest and the summed votes of the answers, and the
 * author of the newest answer.
 */
export async function answerFactsOfQuestions(
  db: Db,
  viewerId: number | null,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, Partial<QuestionMarks>>> {
  const [summaries, authors, own] = await Promise.all([
    summariseAnswers(db, questionIds),
    findLastAnswerers(db, questionIds),
    viewerId === null ? [] : findOwnAnswers(db, viewerId, questionIds),
  ])
  const first = new Map(own.toReversed().map((answer) => [answer.question_id, answer.id]))
  const marks = new Map<number, Partial<QuestionMarks>>(
    summaries.map(({ question_id, top_votes, votes }) => [
      question_id,
      { topAnswerVotes: top_votes, answerVotes: votes, lastAnswererId: authors.get(question_id) ?? null },
    ]),
  )
  // A question has no summary, and therefore no entry yet, if its only answer is the viewer's own pending one.
  for (const [id, firstAnswerId] of first) marks.set(id, { ...marks.get(id), firstAnswerId })
  return marks
}
