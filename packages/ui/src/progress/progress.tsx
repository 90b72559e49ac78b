import type { ReactNode } from 'react'
import { progress } from './progress.css.ts'

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** Accessible name. */
  label: string
  /** Progress from 0 to `max`. */
  value: number
  /** Default 100. */
  max?: number
}

/** A progress bar. */
export function Progress({ label, value, max = 100 }: ProgressProps): ReactNode {
  return <progress className={progress} aria-label={label} value={value} max={max} />
}
