/** Id of the answers' heading, the target of links to them. */
export const ANSWERS_ID = 'answers'
