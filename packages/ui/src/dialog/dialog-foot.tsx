'use client'

import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { vars } from '../theme/vars.css.ts'
import { foot } from './dialog.css.ts'

/** Props of {@link DialogFoot}. */
export interface DialogFootProps extends RootProps<'div'> {
  /** Buttons, the primary one last. */
  children: ReactNode
}

/**
 * Reaches to the edges of the dialog, over the padding of its body. Not in the stylesheet, which every page loads: a
 * dialog is never rendered on the server.
 */
const overPadding = { margin: `0 calc(-1 * ${vars.space[5]}) calc(-1 * ${vars.space[5]})` }

/** The buttons of a form that ends a dialog. Looks like the dialog's footer, and stands within the form. */
export function DialogFoot({ children, style, ...rest }: DialogFootProps): ReactNode {
  return (
    <div {...rootProps(rest, foot)} style={{ ...overPadding, ...style }}>
      {children}
    </div>
  )
}
