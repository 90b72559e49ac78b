/** A stored counter that differs from what it counts. */
export interface Drift {
  /** Table and column, such as `questions.answer_count`. */
  counter: string
  /** Key of the row. */
  id: number
  stored: number | null
  counted: number | null
}
