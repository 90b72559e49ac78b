import type { Schemas } from '@quandary/api-client'
import { beginningOf } from './beginning.ts'

/** Characters of HTML that the answers of a page may have together: fifteen of 2 000 words with pictures and code have 300 000. */
const MOST = 400_000
/** Characters of the beginning of an answer that is too long for the page. */
const BEGINNING = 2_000

type Answer = Schemas['AnswerDetail']

/**
 * Shortens the answers for which those before them have left no room on the page; they are read whole at their own address.
 * Fifteen of the longest that can be written would be a page of 20 MB.
 * @param whole id of an answer that stays whole and takes none of the room
 */
export function withinPage(answers: readonly Answer[], whole: string | undefined): Answer[] {
  let left = MOST
  return answers.map((answer) => {
    if (answer.id === whole) return answer
    if (answer.html.length <= left) {
      left -= answer.html.length
      return answer
    }
    return { ...answer, html: beginningOf(answer.html, BEGINNING), content: '', shortened: true }
  })
}
