import { ChevronDownIcon, classNames } from '@quandary/ui'
import type { ReactNode } from 'react'
import { AppLink } from './app-link.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'
import * as menu from './disclosure-menu.css.ts'
import { useWords } from './site-context.ts'
import * as styles from './sort-tabs.css.ts'

/** How many stay beside “More” on a small screen. */
const ALWAYS_SHOWN = 3

interface SortTab {
  label: string
  href: string
  current: boolean
}

interface SortTabsProps {
  /** Accessible name. */
  label: string
  items: readonly SortTab[]
  /** Without the line below, for a row that has its own. */
  bare?: boolean
}

/**
 * Orders or parts of a page, as links. On a small screen those after the third are behind “More”, which is a native
 * disclosure: all of it works without scripts, and none of it needs the kit's menus.
 */
export function SortTabs({ label, items, bare = false }: SortTabsProps): ReactNode {
  const rest = items.slice(ALWAYS_SHOWN)
  return (
    <nav className={classNames(styles.tabs, bare && styles.bare)} aria-label={label}>
      {items.map((item, i) => (
        <AppLink
          key={item.href}
          href={item.href}
          className={classNames(styles.tab, i >= ALWAYS_SHOWN && styles.extra)}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
        </AppLink>
      ))}
      {rest.length === 0 ? null : <More items={rest} />}
    </nav>
  )
}

function More({ items }: { items: readonly SortTab[] }): ReactNode {
  const { t } = useWords()
  const chosen = items.find((item) => item.current)
  const face = (
    <span className={styles.moreFace}>
      {chosen?.label ?? t('kit.more')}
      <ChevronDownIcon size="sm" />
    </span>
  )
  return (
    <div className={classNames(styles.more, chosen !== undefined && styles.moreCurrent)}>
      <DisclosureMenu key={chosen?.href ?? ''} face={face}>
        {items.map((item) => (
          <AppLink
            key={item.href}
            href={item.href}
            className={menu.item}
            aria-current={item.current ? 'page' : undefined}
          >
            {item.label}
          </AppLink>
        ))}
      </DisclosureMenu>
    </div>
  )
}
