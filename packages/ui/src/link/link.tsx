import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useLinkComponent, type LinkComponentProps } from './link-provider.tsx'
import * as styles from './link.css.ts'

export interface LinkProps extends LinkComponentProps {
  /** `text` in running text, `quiet` in meta lines, `plain` for titles and names. Default `text`. */
  variant?: 'text' | 'quiet' | 'plain'
}

/** A link in the app's router. */
export function Link({ variant = 'text', className, ...attributes }: LinkProps): ReactNode {
  const Anchor = useLinkComponent()
  return <Anchor {...attributes} className={classNames(styles[variant], className)} />
}
