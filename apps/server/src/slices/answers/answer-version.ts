import type { NewRevision } from '../revisions/index.ts'
import type { LockedAnswer } from './locked-answer.ts'

/** The type number of answers in public ids. */
export const ANSWER_TYPE = 2

/** Builds the first version of an answer for its history. */
export function answerVersion({ answer, question }: LockedAnswer): NewRevision<typeof ANSWER_TYPE> {
  return {
    objectType: ANSWER_TYPE,
    objectId: answer.id,
    userId: answer.user_id,
    title: question.title,
    content: { content: answer.original_text, html: answer.parsed_text },
    summary: '',
    at: answer.created_at,
  }
}
