import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { type RootProps } from '../class-names/root-props.ts'
import * as styles from './icon.css.ts'

/** Props of every icon. */
export interface IconProps extends RootProps<'svg', 'children'> {
  /** 12, 16 or 20 pixels. Default `md`, 16. */
  size?: 'sm' | 'md' | 'lg'
  /** Accessible name. Without it the icon is hidden from screen readers, because there is text next to it. */
  label?: string
}

interface DrawingProps extends IconProps {
  directional?: boolean
  /** True to fill the icon while its button is pressed. */
  fills?: boolean
  children: ReactNode
}

/** The SVG element of every icon: a view box of 16×16, lines about 1.5 pixels wide at every size, current colour. */
export function IconFrame({
  size = 'md',
  className,
  label,
  directional,
  fills,
  children,
  ...rest
}: DrawingProps): ReactNode {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...rest}
      viewBox="0 0 16 16"
      focusable="false"
      className={classNames(
        styles.icon,
        size === 'sm' && styles.small,
        size === 'lg' && styles.large,
        directional && styles.directional,
        fills && styles.fills,
        className,
      )}
      {...name}
    >
      {children}
    </svg>
  )
}
