/** Fewest characters of an answer (product spec §9). */
export const ANSWER_MIN_LENGTH = 6

/** Whether a text is too short to be posted as an answer. */
export function isTooShort(content: string): boolean {
  return Array.from(content.trim()).length < ANSWER_MIN_LENGTH
}
