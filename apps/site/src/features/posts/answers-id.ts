/** Id of the heading above the answers, the target of links to them. */
export const ANSWERS_ID = 'answers'
