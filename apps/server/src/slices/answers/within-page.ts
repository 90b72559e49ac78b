import type { Schemas } from '@quandary/api-client'
import { beginningOf } from './beginning.ts'

/**
 * Maximum number of characters of HTML that the answers on a page have together. Fifteen answers of 2 000 words with
 * pictures and code have 300 000.
 */
const MAX_CHARACTERS = 400_000
/** Maximum number of characters that are shown of an answer that is too long for the page. */
const BEGINNING = 2_000

type Answer = Schemas['AnswerDetail']

/**
 * Shortens each answer that does not fit on the page together with the answers before it; its complete text is
 * shown at its own address. Fifteen answers of the greatest length would be a page of 20 MB.
 * @param whole id of an answer that is never shortened and does not count towards the limit
 */
export function withinPage(answers: readonly Answer[], whole: string | undefined): Answer[] {
  let left = MAX_CHARACTERS
  return answers.map((answer) => {
    if (answer.id === whole) return answer
    if (answer.html.length <= left) {
      left -= answer.html.length
      return answer
    }
    return { ...answer, html: beginningOf(answer.html, BEGINNING), content: '', shortened: true }
  })
}
