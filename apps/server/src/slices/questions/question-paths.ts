import { canSeeQuestion } from '@quandary/guards'
import type { PostPathSource } from '../posts/index.ts'
import { questionIds } from './post-ids.ts'
import { visibilityOf } from './question.ts'
import { findQuestions } from './store.ts'

/** Finds the paths of public questions, for `#id` references in a text. */
export const questionPaths: PostPathSource = async (db, publicIds) => {
  const named = new Map(publicIds.map((publicId) => [publicId, questionIds.read(publicId)]))
  const rows = await findQuestions(
    db,
    [...named.values()].filter((id) => id !== undefined),
  )
  const visible = new Set(rows.filter((row) => canSeeQuestion(null, visibilityOf(row))).map((row) => row.id))
  const paths = new Map<string, string>()
  for (const [publicId, id] of named) {
    if (id !== undefined && visible.has(id)) paths.set(publicId, `/questions/${questionIds.long(id)}`)
  }
  return paths
}
