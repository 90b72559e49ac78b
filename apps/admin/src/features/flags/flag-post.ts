import type { Schemas } from '@quandary/api-client'

/** Returns the address of a flagged post on the site. */
export function flaggedPostAddress(flag: Schemas['FlagItem']): string {
  const answer = flag.answer_id === '' ? '' : `/${flag.answer_id}`
  const comment = flag.comment_id === '' ? '' : `?commentId=${flag.comment_id}`
  return `/questions/${flag.question_id}${answer}${comment}`
}
