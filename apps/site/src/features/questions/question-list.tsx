import { ButtonLink, Pagination, Tabs, VisuallyHidden } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { askHref, withQuery } from '../../addresses.ts'
import { pageCount } from '../../shell/navigation/search-text.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useListRange } from '../../shell/navigation/use-list-range.ts'
import { useLoginState } from '../../shell/context/viewer.ts'
import {
  type FilterPanel,
  filtersOf,
  isFiltered,
  LazyFilterArea,
  LazyFilteredEmpty,
  offeredOrders,
} from '../filters/index.ts'
import {
  type QuestionFilters,
  type QuestionListFilter,
  questionListQuery,
  type QuestionOrder,
  QUESTIONS_PER_PAGE,
} from '../posts/index.ts'
import { filterPlace } from './filter-place.css.ts'
import { QuestionRows } from './question-rows.tsx'
import * as styles from './question-list.css.ts'

interface QuestionListProps {
  filter: QuestionListFilter
  /** Path of the page. Order and page number are added as its query. */
  path: string
  panel: FilterPanel
  /** Content to show instead of the default if the list is empty. */
  empty?: ReactNode
}

/** A list of questions with sorting and paging. Every order and page is a link. */
export function QuestionList({ filter, path, panel, empty }: QuestionListProps): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { data } = useSuspenseQuery(questionListQuery(api, filter))
  const { order = 'active', page = 1 } = filter
  const summary = useListRange({ page, pageSize: QUESTIONS_PER_PAGE, count: data.count })
  const filters = filtersOf(filter)
  const filtered = isFiltered(filter)
  const href = (to: number) => withQuery(path, { order: filter.order, ...filters, page: to > 1 ? to : undefined })
  return (
    <>
      {filtered || panel.shown !== 'closed' ? (
        <Suspense fallback={<div className={filterPlace} />}>
          <LazyFilterArea filter={filter} path={path} panel={panel} isPartial={data.partial === true} />
        </Suspense>
      ) : null}
      <div className={styles.head}>
        <OrderTabs order={order} path={path} filters={filters} />
        {data.list.length === 0 ? null : (
          <p className={styles.columns} aria-hidden="true">
            <span>{t('list.votes')}</span>
            <span>{t('list.answers')}</span>
            <span>{t('list.views')}</span>
          </p>
        )}
      </div>
      <h2>
        <VisuallyHidden>{t('questions.list')}</VisuallyHidden>
      </h2>
      {data.list.length === 0 ? (
        data.count === 0 && filtered ? (
          <Suspense>
            <LazyFilteredEmpty filter={filter} path={path} />
          </Suspense>
        ) : (
          (data.count === 0 && empty) || <EmptyList filter={filter} path={path} total={data.count} />
        )
      ) : (
        <QuestionRows questions={data.list} filter={filter} />
      )}
      <div className={styles.pages}>
        <Pagination page={page} pageCount={pageCount(data.count, QUESTIONS_PER_PAGE)} href={href} summary={summary} />
      </div>
    </>
  )
}

/** The order tabs. */
function OrderTabs({
  order,
  path,
  filters,
}: {
  order: QuestionOrder
  path: string
  filters: QuestionFilters
}): ReactNode {
  const { t } = useWords()
  const { normal } = useLoginState()
  const items = offeredOrders(order, path, normal).map((one) => ({
    label: t(`questions.sort.${one}`),
    href: withQuery(path, { order: one === 'active' ? undefined : one, ...filters }),
    current: one === order,
  }))
  return <Tabs label={t('list.sort')} items={items} bare />
}

interface EmptyListProps {
  filter: QuestionListFilter
  path: string
  /**
   * Number of questions on all pages of the list. It may be above 0 although no question is shown, namely on a page
   * beyond the last one.
   */
  total: number
}

/** Says why a list is empty, and links to another list or to the action that would fill it. */
function EmptyList({ filter, path, total }: EmptyListProps): ReactNode {
  const { order = 'active' } = filter
  const { t } = useWords()
  const [sentence, href, label] =
    total > 0
      ? ([t('list.beyond'), withQuery(path, { order, ...filtersOf(filter) }), t('list.first_page')] as const)
      : order === 'hot'
        ? ([t('questions.none_hot'), withQuery(path, { order: 'score' }), t('questions.sort.score')] as const)
        : order === 'recommend'
          ? ([t('questions.none_recommend'), '/tags', t('tags.following_add')] as const)
          : order === 'unanswered'
            ? ([t('questions.none_unanswered'), path, t('questions.all')] as const)
            : ([t('questions.none'), askHref(), t('header.ask')] as const)
  return (
    <div className={styles.empty}>
      <p>{sentence}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  )
}
