import { formatExactCount } from '@quandary/i18n'
import { Pagination } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { ROWS_PER_PAGE } from './list-search.ts'

interface RangePagerProps {
  page: number
  /** Number of rows on all pages. */
  count: number
  /** Address of another page. */
  href: (page: number) => string
}

/** A pager, followed by the range of the shown rows and the number of all rows. Beyond the end there is no range. */
export function RangePager({ page, count, href }: RangePagerProps): ReactNode {
  const { t, language } = useLanguage()
  const exact = (n: number) => formatExactCount(n, language)
  const before = (page - 1) * ROWS_PER_PAGE
  const range = {
    first: exact(before + 1),
    last: exact(Math.min(before + ROWS_PER_PAGE, count)),
    count: exact(count),
  }
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(count / ROWS_PER_PAGE)}
      href={href}
      summary={before < count ? t('list.range', range) : undefined}
    />
  )
}
