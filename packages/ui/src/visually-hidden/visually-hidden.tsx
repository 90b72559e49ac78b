import type { ComponentPropsWithRef, ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden(attributes: Omit<ComponentPropsWithRef<'span'>, 'className'>): ReactNode {
  return <span {...attributes} className={hidden} />
}
