import { createAnswerLimits, createCommentLimits, createQuestionLimits } from '@quandary/api-client/limits'
import { InvalidFields } from '../../platform/refusals/refusal.ts'

/** The request field that contains the text of each kind of post, and the limits of its length in characters. */
const TEXTS = {
  question: { field: 'content', length: createQuestionLimits.content },
  answer: { field: 'content', length: createAnswerLimits.content },
  comment: { field: 'original_text', length: createCommentLimits.original_text },
} as const

/**
 * Checks the length of the text of a post. Every use case that stores the text of a post calls this, so that the limits
 * hold for every caller.
 * @param field the request field with the text, if it is not the usual one of this kind of post
 * @throws {InvalidFields} the text is shorter or longer than this kind of post allows
 */
export function assertTextLength(kind: keyof typeof TEXTS, text: string, field: string = TEXTS[kind].field): void {
  const { min, max } = TEXTS[kind].length
  const length = [...text].length
  if (length < min) throw new InvalidFields([{ field, message: 'validation.min_length', facts: { count: min } }])
  if (length > max) throw new InvalidFields([{ field, message: 'validation.max_length', facts: { count: max } }])
}
