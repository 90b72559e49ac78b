import { createAnswerLimits } from '@quandary/api-client/limits'

/** Minimum length of an answer in characters (docs/spec/screens.md#validation). */
export const ANSWER_MIN_LENGTH = createAnswerLimits.content.min

/** Returns true if a text is too short for an answer. */
export function isTooShort(content: string): boolean {
  return Array.from(content.trim()).length < ANSWER_MIN_LENGTH
}
