import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { progress } from './progress.css.ts'

/** Props of {@link Progress}. */
export interface ProgressProps extends RootProps<'progress', 'children'> {
  /** Accessible name. */
  label: string
  /** Progress from 0 to `max`. */
  value: number
  /** Default 100. */
  max?: number
}

/** A progress bar. */
export function Progress({ label, value, max = 100, ...rest }: ProgressProps): ReactNode {
  return <progress {...rootProps(rest, progress)} aria-label={label} value={value} max={max} />
}
