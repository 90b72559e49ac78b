import type { ReactNode } from 'react'
import { dot } from '../button/button.css.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { Anchor } from '../link/link-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './bottom-nav.css.ts'

/** A link of {@link BottomNav}. */
export interface BottomNavItem {
  /** One short word. */
  label: string
  href: string
  /** 20 pixels. */
  icon: ReactNode
  /** True for the current page. */
  current?: boolean
  /** Number at the corner of the icon, shown up to 99+; nothing for zero. */
  count?: number
  /** The number for screen readers, after the label: `3 new`. */
  countLabel?: string
}

/** Props of {@link BottomNav}. */
export interface BottomNavProps extends RootProps<'nav', 'children'> {
  /** Accessible name. */
  label: string
  /** Three to five links. */
  items: readonly BottomNavItem[]
}

/**
 * A bar with the most used links at the bottom edge of screens under 640 px, within reach of the thumb. It is hidden
 * while a text field has the focus, because the keyboard takes its place. The page ends above the bar, and so do
 * toasts.
 */
export function BottomNav({ label, items, ...rest }: BottomNavProps): ReactNode {
  return (
    <nav {...rootProps(rest, styles.nav)} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} className={styles.link} aria-current={item.current ? 'page' : undefined}>
              {item.icon}
              {item.count ? (
                <span className={dot} aria-hidden="true">
                  {item.count > 99 ? '99+' : item.count}
                </span>
              ) : null}
              {item.label}
              {item.count && item.countLabel ? <VisuallyHidden>, {item.countLabel}</VisuallyHidden> : null}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
