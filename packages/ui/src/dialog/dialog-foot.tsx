'use client'

import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import * as styles from './dialog.css.ts'

/** Props of {@link DialogFoot}. */
export interface DialogFootProps extends RootProps<'div'> {
  /** Buttons, the primary one last. */
  children: ReactNode
}

/** The buttons of a form that ends a dialog. Looks like the dialog's footer, and stands within the form. */
export function DialogFoot({ children, ...rest }: DialogFootProps): ReactNode {
  return <div {...rootProps(rest, styles.foot, styles.footOfForm)}>{children}</div>
}
