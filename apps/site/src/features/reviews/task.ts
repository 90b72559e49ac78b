import type { ReactNode } from 'react'
import type { Decision } from './use-decision.ts'

/** Props of a task's card. */
export interface TaskProps<Task> {
  task: Task
  decision: Decision
  /** The function that skips the task, and its button. `act` is undefined if there is no other task. */
  skip: { act: (() => void) | undefined; button: ReactNode }
  takesFocus: boolean
}
