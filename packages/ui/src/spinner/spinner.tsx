import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { spinner } from './spinner.css.ts'

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Said to screen readers. Left out where words beside it already say so. */
  label?: string
}

/** A small turning ring for work inside a control. A page in loading shows skeletons instead. */
export function Spinner({ label }: SpinnerProps): ReactNode {
  return (
    <>
      <span className={spinner} aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
