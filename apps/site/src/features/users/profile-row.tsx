import { classNames, Pagination, Segments, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { pageCount } from '../../shell/navigation/search-text.ts'
import { row } from '../../shell/keys/row-attribute.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { useListRange } from '../../shell/navigation/use-list-range.ts'
import { postOrders } from './profile-tabs.ts'
import { ROWS_PER_PAGE, type ProfileFilter } from './user-queries.ts'
import * as styles from './profile-list.css.ts'

interface ProfileListProps {
  /** Accessible name of the list. */
  title: string
  /** Address of the tab. */
  path: string
  count: number
  filter: ProfileFilter
  /** True to offer sorting. */
  sorted?: boolean
  /** Shown instead of an empty list. */
  empty: string
  children: ReactNode
}

/** A tab of a profile: sorting, rows and paging. */
export function ProfileList({
  title,
  path,
  count,
  filter,
  sorted = false,
  empty,
  children,
}: ProfileListProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { page = 1, order = 'newest' } = filter
  const summary = useListRange({ page, pageSize: ROWS_PER_PAGE, count })
  const orders = postOrders.map((one) => ({
    label: words(`profile.sort.${one}`),
    href: withQuery(path, { order: one === 'newest' ? undefined : one }),
    current: one === order,
  }))
  return (
    <section className={styles.part}>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {sorted && count > 1 ? (
        <div className={styles.orders}>
          <Segments label={t('list.sort')} items={orders} />
        </div>
      ) : null}
      {count === 0 ? <p className={styles.empty}>{empty}</p> : children}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCount(count, ROWS_PER_PAGE)}
          href={(to) => withQuery(path, { order: filter.order, page: to > 1 ? to : undefined })}
          summary={summary}
        />
      </div>
    </section>
  )
}

interface ProfileRowProps {
  /** The number at the start of the row: votes or reputation. Without a number, the text begins at the start. */
  figure?: ReactNode
  /** Undefined if the viewer may not see the question. */
  href: string | undefined
  title: string
  /** A badge for the state, after the title. */
  badge?: ReactNode
  text?: string
  /** Details below the title. */
  meta?: ReactNode
  /** The time, shown at the end. */
  end: ReactNode
}

export function ProfileRow({ figure, href, title, badge, text, meta, end }: ProfileRowProps): ReactNode {
  return (
    <li className={classNames(styles.row, figure !== undefined && styles.withFigure)} {...row}>
      {figure === undefined ? null : <div className={styles.figure}>{figure}</div>}
      <div className={styles.words}>
        <h3 className={styles.title}>
          {href === undefined ? title : <AppLink href={href}>{title}</AppLink>} {badge}
        </h3>
        {text === undefined || text === '' ? null : <p className={styles.text}>{text}</p>}
        {meta === undefined ? null : <div className={styles.meta}>{meta}</div>}
      </div>
      <div className={styles.end}>{end}</div>
    </li>
  )
}

export function ProfileRows({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.rows}>{children}</ul>
}
