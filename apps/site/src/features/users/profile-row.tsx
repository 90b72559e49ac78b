import { classNames, Pagination, Segments, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { useCommunityWords } from '../../shell/community-words.ts'
import { pageCount } from '../../shell/search-text.ts'
import { row } from '../../shell/row-mark.ts'
import { useWords } from '../../shell/site-context.ts'
import { useListRange } from '../../shell/use-list-range.ts'
import { postOrders } from './profile-tabs.ts'
import { ROWS_PER_PAGE, type ProfileFilter } from './user-queries.ts'
import * as styles from './profile-list.css.ts'

interface ProfileListProps {
  /** What it lists, for screen readers. */
  title: string
  /** Address of the part of the profile. */
  path: string
  count: number
  filter: ProfileFilter
  /** Offers the orders of posts. */
  sorted?: boolean
  /** Said when there is nothing. */
  empty: string
  children: ReactNode
}

/** A part of a profile: its order, its rows and its pages. */
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
  /** The figure at the start: votes, or what was gained. Without one the words begin there. */
  figure?: ReactNode
  /** Left out where the question is not for the reader. */
  href: string | undefined
  title: string
  /** After the title: a state. */
  badge?: ReactNode
  /** An excerpt. */
  text?: string
  /** Small facts under it. */
  meta?: ReactNode
  /** At the end: when. */
  end: ReactNode
}

/** A row of a part of a profile. */
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

/** Rows of a part of a profile. */
export function ProfileRows({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.rows}>{children}</ul>
}
