/** Values of the filters that are chosen from a list. An absent filter restricts nothing. */
export const filterChoices = {
  answers: ['none', 'unaccepted'],
  state: ['open', 'closed'],
  match: ['any'],
  only: ['mine', 'followed'],
  in_days: ['1', '7', '30', '365'],
} as const
