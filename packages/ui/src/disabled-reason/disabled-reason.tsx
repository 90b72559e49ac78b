import type { MouseEvent, ReactNode } from 'react'
import * as styles from './disabled-reason.css.ts'

/** Class of a button that contains a {@link DisabledReason}. */
export const explained: string = styles.explained

/** Props of {@link DisabledReason}. */
export interface DisabledReasonProps {
  /** Id of the element with the reason, for the button's `aria-describedby`. */
  id?: string
  /** The missing requirement: `Needs 15 reputation, you have 1`. */
  children: ReactNode
}

/**
 * Says why the button around it cannot be used: visible while the button is hovered or has the focus, and always
 * available to screen readers. Put it inside a button with the class {@link explained}, `aria-disabled` and {@link
 * showReason} as its `onClick`.
 */
export function DisabledReason({ id, children }: DisabledReasonProps): ReactNode {
  return (
    <span id={id} className={styles.reason}>
      {children}
    </span>
  )
}

/** Focuses the pressed button, so that its reason shows: not every browser focuses a button on click or tap. */
export function showReason(event: MouseEvent<HTMLElement>): void {
  event.preventDefault()
  event.currentTarget.focus()
}
