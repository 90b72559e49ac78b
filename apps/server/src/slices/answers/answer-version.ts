import type { NewRevision } from '../revisions/index.ts'
import type { LockedAnswer } from './locked-answer.ts'

/** Builds the first version of an answer for its history. */
export function answerVersion({ answer, question }: LockedAnswer): NewRevision<'answer'> {
  return {
    objectType: 'answer',
    objectId: answer.id,
    userId: answer.user_id,
    title: question.title,
    content: { content: answer.original_text, html: answer.parsed_text },
    summary: '',
    at: answer.created_at,
  }
}
