import { canSeeQuestion } from '@quandary/guards'
import type { PostPathSource } from '../posts/index.ts'
import { answerIds, findQuestions, questionIds, visibilityOf } from '../questions/index.ts'
import { findAnswers } from './store.ts'

/** Finds the paths of public answers, for `#id` references in a text. */
export const answerPaths: PostPathSource = async (db, publicIds) => {
  const named = new Map(publicIds.map((publicId) => [publicId, answerIds.read(publicId)]))
  const rows = await findAnswers(
    db,
    [...named.values()].filter((id) => id !== undefined),
  )
  const undeleted = rows.filter((row) => row.status === 'available')
  const questions = await findQuestions(
    db,
    undeleted.map((row) => row.question_id),
  )
  const visible = new Set(questions.filter((row) => canSeeQuestion(null, visibilityOf(row))).map((row) => row.id))
  const questionOf = new Map(undeleted.map((row) => [row.id, row.question_id]))
  const paths = new Map<string, string>()
  for (const [publicId, id] of named) {
    const question = id === undefined ? undefined : questionOf.get(id)
    if (id === undefined || question === undefined || !visible.has(question)) continue
    paths.set(publicId, `/questions/${questionIds.long(question)}/${answerIds.long(id)}`)
  }
  return paths
}
