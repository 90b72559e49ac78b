/** A counter that does not say what is there: found by counting anew. */
export interface Drift {
  /** Table and column, `questions.answer_count`. */
  counter: string
  /** Key of the row. */
  id: number
  stored: number | null
  counted: number | null
}
