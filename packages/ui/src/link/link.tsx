import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Anchor, type LinkComponentProps } from './link-provider.tsx'
import { variants } from './link.css.ts'

/** Props of {@link Link}. */
export interface LinkProps extends LinkComponentProps {
  /** `text` in running text, `quiet` in meta lines, `plain` for titles and names. Default `text`. */
  variant?: 'text' | 'quiet' | 'plain'
}

/** A link that uses the app's router. */
export function Link({ variant = 'text', className, ...attributes }: LinkProps): ReactNode {
  return <Anchor {...attributes} className={classNames(variants[variant], className)} />
}
