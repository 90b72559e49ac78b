'use client'

import { useId, useRef, useState, type ReactNode } from 'react'
import { CountBadge } from '../badge/badge.tsx'
import { classNames } from '../class-names/class-names.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { ChevronDownIcon, ChevronRightIcon, ChevronUpIcon } from '../icon/action-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useCurrentInRow } from '../tabs/use-current-in-row.ts'
import * as styles from './side-nav.css.ts'

/** A link of {@link SideNav}. */
export interface NavItem {
  label: string
  href: string
  /** 16 pixels. */
  icon?: ReactNode
  /** True for the current page. */
  current?: boolean
  /** Number of waiting items. */
  count?: number
  /** The number for screen readers: `12 pending`. */
  countLabel?: string
}

/** Props of {@link SideNav}. */
export interface SideNavProps extends RootProps<'nav', 'children'> {
  /** Accessible name. */
  label: string
  sections: readonly { heading?: string; items: readonly NavItem[] }[]
}

/** The main navigation: a sticky column from 992 px up, a scrolling row on narrower screens. */
export function SideNav({ label, sections, ...rest }: SideNavProps): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  useCurrentInRow(row, sections.flatMap(({ items }) => items).find((item) => item.current)?.href)
  return (
    <nav {...rootProps(rest, styles.nav)} aria-label={label}>
      <div ref={row} className={styles.inner}>
        {sections.map((section) => (
          <div key={section.heading ?? ''}>
            {section.heading === undefined ? null : <p className={styles.heading}>{section.heading}</p>}
            <ul className={styles.list}>
              {section.items.map((item) => (
                <li key={item.href}>
                  <NavLink item={item} className={styles.link} iconClass={styles.icon} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

interface NavLinkProps {
  item: NavItem
  className: string
  iconClass: string
}

function NavLink({ item, className, iconClass }: NavLinkProps): ReactNode {
  return (
    <Anchor href={item.href} className={className} aria-current={item.current ? 'page' : undefined}>
      {item.icon === undefined ? null : <span className={iconClass}>{item.icon}</span>}
      {item.label}
      {item.count === undefined ? null : (
        <CountBadge className={styles.count} value={item.count} label={item.countLabel} />
      )}
    </Anchor>
  )
}

/** A link, or a collapsible group of links. */
export type NavTreeEntry = NavItem | { label: string; icon?: ReactNode; items: readonly NavItem[]; open?: boolean }

/** Props of {@link NavTree}. */
export interface NavTreeProps extends RootProps<'nav', 'children'> {
  /** Accessible name. */
  label: string
  /** Text of the button that shows the tree under 992 px. */
  toggle: string
  entries: readonly NavTreeEntry[]
}

/** Many links in groups, for administration. The group with the current page is open. */
export function NavTree({ label, toggle, entries, ...rest }: NavTreeProps): ReactNode {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <nav {...rootProps(rest, styles.treeNav)} aria-label={label}>
      <button
        type="button"
        className={styles.treeToggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {toggle}
        {open ? <ChevronUpIcon size="sm" /> : <ChevronDownIcon size="sm" />}
      </button>
      <div id={id} className={classNames(styles.tree, !open && styles.treeClosed)}>
        {entries.map((entry) =>
          'items' in entry ? (
            <NavGroup key={entry.label} group={entry} />
          ) : (
            <NavLink key={entry.href} item={entry} className={styles.treeRow} iconClass={styles.treeIcon} />
          ),
        )}
      </div>
    </nav>
  )
}

function NavGroup({ group }: { group: Extract<NavTreeEntry, { items: readonly NavItem[] }> }): ReactNode {
  const openAtFirst = group.open ?? group.items.some((item) => item.current)
  return (
    <details open={openAtFirst}>
      <summary className={styles.treeRow}>
        {group.icon === undefined ? null : <span className={styles.treeIcon}>{group.icon}</span>}
        {group.label}
        <ChevronRightIcon size="sm" className={styles.chevron} />
      </summary>
      <ul className={styles.branch}>
        {group.items.map((item) => (
          <li key={item.href}>
            <NavLink item={item} className={styles.treeRow} iconClass={styles.treeIcon} />
          </li>
        ))}
      </ul>
    </details>
  )
}
