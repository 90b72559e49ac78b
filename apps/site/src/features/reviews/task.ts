import type { ReactNode } from 'react'
import type { Decision } from './use-decision.ts'

/** What the card of a task works with. */
export interface TaskProps<Task> {
  task: Task
  decision: Decision
  /** Leaves the task for later; nothing where there is no other. */
  skip: { act: (() => void) | undefined; button: ReactNode }
  takesFocus: boolean
}
