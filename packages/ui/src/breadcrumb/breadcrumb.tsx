'use client'

import type { ReactNode } from 'react'
import { type RootProps } from '../class-names/root-props.ts'
import { ChevronRightIcon } from '../icon/action-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import * as styles from './breadcrumb.css.ts'

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps extends RootProps<'nav', 'children'> {
  /** From the top level down; the last one is the current page and needs no address. */
  items: readonly { label: string; href?: string }[]
}

/** Path to the current page. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps): ReactNode {
  const strings = useUiStrings()
  return (
    <nav {...rest} aria-label={strings.breadcrumb}>
      <ol className={styles.list}>
        {items.map(({ label, href }, i) => (
          <li key={label} className={styles.item}>
            {i === 0 ? null : <ChevronRightIcon size="sm" />}
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Anchor href={href} className={styles.link}>
                {label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
