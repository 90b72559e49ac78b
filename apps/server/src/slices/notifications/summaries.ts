import { excerptOf } from '@quandary/markdown'
import type { Db } from '../../platform/db/database.ts'
import { findAnswers } from '../answers/index.ts'
import { findComments } from '../comments/index.ts'
import type { Notification } from './store.ts'

/**
 * Returns a function that gives the beginning of the answer or comment that a notification is about, and '' for a
 * question, whose title says enough. The caller passes only notifications that their reader can open.
 */
export async function loadSummaries(
  db: Db,
  rows: readonly Pick<Notification, 'object_type' | 'object_id'>[],
): Promise<(row: Pick<Notification, 'object_type' | 'object_id'>) => string> {
  const idsOf = (type: Notification['object_type']) => [
    ...new Set(rows.filter((row) => row.object_type === type).map((row) => row.object_id)),
  ]
  const [answers, comments] = await Promise.all([findAnswers(db, idsOf('answer')), findComments(db, idsOf('comment'))])
  const ofAnswers = new Map(answers.map(({ id, excerpt }) => [id, excerpt]))
  const ofComments = new Map(comments.map(({ id, parsed_text }) => [id, excerptOf(parsed_text)]))
  return ({ object_type, object_id }) => {
    if (object_type === 'answer') return ofAnswers.get(object_id) ?? ''
    return object_type === 'comment' ? (ofComments.get(object_id) ?? '') : ''
  }
}
