'use client'

import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/action-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { pageRange } from './page-range.ts'
import * as styles from './pagination.css.ts'

/** Props of {@link Pagination}. */
export interface PaginationProps extends RootProps<'div', 'children'> {
  /** The current page, from 1. */
  page: number
  /** Number of pages; a single page renders nothing. */
  pageCount: number
  /** Returns the address of a page; every page is a real link. */
  href: (page: number) => string
  /** Text at the end of the row, such as `1–20 of 48,213`. */
  summary?: ReactNode
  /** Accessible name; required if a page has two paginations. */
  label?: string
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pageCount, href, summary, label, ...rest }: PaginationProps): ReactNode {
  const strings = useUiStrings()
  if (pageCount <= 1) return null
  return (
    <div {...rootProps(rest, styles.row)}>
      <nav aria-label={label ?? strings.pages}>
        <ul className={styles.pages}>
          <li>
            <Neighbour page={page - 1} pageCount={pageCount} href={href} rel="prev" />
          </li>
          {pageRange(page, pageCount).map((step) =>
            step.kind === 'gap' ? (
              <li key={`gap${step.after}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={step.page} className={classNames(step.far && styles.far)}>
                <Anchor
                  href={href(step.page)}
                  className={styles.link}
                  aria-label={strings.page(step.page)}
                  aria-current={step.page === page ? 'page' : undefined}
                >
                  {step.page}
                </Anchor>
              </li>
            ),
          )}
          <li>
            <Neighbour page={page + 1} pageCount={pageCount} href={href} rel="next" />
          </li>
        </ul>
      </nav>
      {summary === undefined ? null : <p className={styles.summary}>{summary}</p>}
    </div>
  )
}

interface NeighbourProps {
  page: number
  pageCount: number
  href: (page: number) => string
  rel: 'prev' | 'next'
}

function Neighbour({ page, pageCount, href, rel }: NeighbourProps): ReactNode {
  const strings = useUiStrings()
  const name = rel === 'prev' ? strings.previousPage : strings.nextPage
  const icon = rel === 'prev' ? <ChevronLeftIcon /> : <ChevronRightIcon />
  if (page < 1 || page > pageCount) {
    return (
      <span className={styles.off}>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    )
  }
  return (
    <Anchor href={href(page)} rel={rel} className={styles.link} aria-label={name}>
      {icon}
    </Anchor>
  )
}
