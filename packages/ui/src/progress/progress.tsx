import type { ReactNode } from 'react'
import { progress } from './progress.css.ts'

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** What advances, for screen readers. */
  label: string
  /** How far it is, from 0 to `max`. */
  value: number
  /** Default 100. */
  max?: number
}

/** How far something is. */
export function Progress({ label, value, max = 100 }: ProgressProps): ReactNode {
  return <progress className={progress} aria-label={label} value={value} max={max} />
}
