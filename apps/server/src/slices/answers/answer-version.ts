import type { NewRevision } from '../revisions/index.ts'
import type { HeldAnswer } from './held-answer.ts'

/** Answers, by the type number of their ids. */
export const ANSWER_TYPE = 2

/** An answer as it was first written, as a version of its history. */
export function answerVersion({ answer, question }: HeldAnswer): NewRevision<typeof ANSWER_TYPE> {
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
