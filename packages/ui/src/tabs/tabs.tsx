'use client'

import { useRef, type ReactNode } from 'react'
import { CountBadge } from '../badge/badge.tsx'
import { classNames } from '../class-names/class-names.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { DisclosureLink, DisclosureMenu } from '../disclosure-menu/disclosure-menu.tsx'
import { ChevronDownIcon } from '../icon/action-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import * as styles from './tabs.css.ts'
import { useCurrentInRow } from './use-current-in-row.ts'

/** Number of tabs next to “More” under 768 px. */
const ALWAYS_SHOWN = 3

/** A link of {@link Tabs}. */
export interface TabItem {
  label: string
  href: string
  /** True for the current tab. */
  current?: boolean
  /** Number of waiting items. */
  count?: number
  /** The number for screen readers: `12 pending`. */
  countLabel?: string
}

/** Props of {@link Tabs}. */
export interface TabsProps extends RootProps<'nav', 'children'> {
  /** Accessible name, such as `Sort by`. */
  label: string
  items: readonly TabItem[]
  /** Omits the line below from 768 px up, for a row that draws its own there. */
  bare?: boolean
}

/**
 * Views of one page, as links with a line under the current one. Under 768 px those after the third are behind “More”,
 * a native disclosure: everything works without scripts. There, tabs show no counts.
 */
export function Tabs({ label, items, bare = false, ...rest }: TabsProps): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  const current = items.find((item) => item.current)?.href
  useCurrentInRow(row, current)
  return (
    <nav {...rootProps(rest, styles.tabs, bare && styles.withoutLine)} aria-label={label}>
      <div ref={row} className={styles.row}>
        {items.map((item, i) => (
          <Anchor
            key={item.href}
            href={item.href}
            className={classNames(styles.tab, i >= ALWAYS_SHOWN && styles.extra)}
            aria-current={item.current ? 'page' : undefined}
          >
            {item.label}
            <TabCount item={item} />
          </Anchor>
        ))}
      </div>
      {items.length > ALWAYS_SHOWN ? <MoreTabs items={items.slice(ALWAYS_SHOWN)} /> : null}
    </nav>
  )
}

function TabCount({ item }: { item: TabItem }): ReactNode {
  if (item.count === undefined) return null
  return <CountBadge value={item.count} label={item.countLabel} />
}

function MoreTabs({ items }: { items: readonly TabItem[] }): ReactNode {
  const strings = useUiStrings()
  const chosen = items.find((item) => item.current)
  const content = (
    <>
      {chosen?.label ?? strings.more}
      <ChevronDownIcon size="sm" />
    </>
  )
  return (
    <DisclosureMenu
      className={styles.more}
      buttonClass={classNames(styles.tab, chosen !== undefined && styles.chosen)}
      face={content}
    >
      {items.map((item) => (
        <DisclosureLink
          key={item.href}
          href={item.href}
          current={item.current ?? false}
          {...(item.count === undefined ? {} : { hint: <TabCount item={item} /> })}
        >
          {item.label}
        </DisclosureLink>
      ))}
    </DisclosureMenu>
  )
}
