import { formatExactCount } from '@quandary/i18n'
import { useWords } from '../context/site-context.ts'

interface ListPage {
  /** Page number, starting at 1. */
  page: number
  pageSize: number
  /** Number of rows on all pages. */
  count: number
}

/** Formats the range of rows on a page, such as "21–40 of 577". Returns undefined beyond the last page. */
export function useListRange({ page, pageSize, count }: ListPage): string | undefined {
  const { t, language } = useWords()
  const first = (page - 1) * pageSize + 1
  if (first > count) return undefined
  return t('list.range', {
    from: formatExactCount(first, language),
    to: formatExactCount(Math.min(first + pageSize - 1, count), language),
    all: formatExactCount(count, language),
  })
}
