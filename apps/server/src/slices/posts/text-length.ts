import { createAnswerLimits, createCommentLimits, createQuestionLimits } from '@quandary/api-client/limits'
import { InvalidFields } from '../../platform/refusals/refusal.ts'

/** The field that each kind of post comes in, and its length in characters. */
const TEXTS = {
  question: { field: 'content', length: createQuestionLimits.content },
  answer: { field: 'content', length: createAnswerLimits.content },
  comment: { field: 'original_text', length: createCommentLimits.original_text },
} as const

/**
 * Every use case that stores the text of a post asks this, whoever calls it.
 * @param field of the request, if it is not the one that this kind of post usually comes in
 * @throws {InvalidFields} the text is shorter or longer than this kind of post takes
 */
export function assertTextLength(kind: keyof typeof TEXTS, text: string, field: string = TEXTS[kind].field): void {
  const { min, max } = TEXTS[kind].length
  const length = [...text].length
  if (length < min) throw new InvalidFields([{ field, message: 'validation.min_length', facts: { count: min } }])
  if (length > max) throw new InvalidFields([{ field, message: 'validation.max_length', facts: { count: max } }])
}
