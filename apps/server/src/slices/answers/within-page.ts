import type { Schemas } from '@quandary/api-client'
import { beginningOf } from './beginning.ts'

/** Characters of HTML that the answers of a page may have together: fifteen of 2 000 words with pictures and code have 300 000. */
const MAX_CHARACTERS = 400_000
/** Characters of the beginning of an answer that is too long for the page. */
const BEGINNING = 2_000

type Answer = Schemas['AnswerDetail']

/**
 * Shortens the answers that do not fit on the page after the ones before them; their whole text is at their own
 * address. Fifteen answers of the greatest length would be a page of 20 MB.
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
