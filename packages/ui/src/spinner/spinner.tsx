import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { spinner } from './spinner.css.ts'

/** Props of {@link Spinner}. */
export interface SpinnerProps extends RootProps<'span', 'children'> {
  /** Announced by screen readers. Omit it if text next to the spinner says the same. */
  label?: string
}

/** A small spinner for work inside a control. Loading pages show skeletons instead. */
export function Spinner({ label, ...rest }: SpinnerProps): ReactNode {
  return (
    <>
      <span {...rootProps(rest, spinner)} aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
