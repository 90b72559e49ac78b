export type ListDirection = 'desc' | 'asc'

/** The bounds of a query that reads a page of an ordered list, either in the list's order or backwards from its end. */
export interface PageRead {
  /** Direction of every column that the list is ordered by. */
  direction: ListDirection
  limit: number
  offset: number
}

/**
 * Chooses the end of a list from which a page is read, so that at most half of the list is skipped: `pnpm bench
 * --only "back office"` measures the last page. The query has to order by the returned `direction`, which may be
 * the reverse of `listed`.
 * @param count rows of the whole list
 * @param page size and offset of the page, counted from the first row of the list
 * @param listed direction of the list
 */
export function readFromNearerEnd(
  count: number,
  { size, offset }: { size: number; offset: number },
  listed: ListDirection = 'desc',
): PageRead {
  const limit = Math.max(Math.min(size, count - offset), 0)
  const rowsAfter = count - offset - limit
  return limit > 0 && rowsAfter < offset
    ? { direction: listed === 'desc' ? 'asc' : 'desc', limit, offset: rowsAfter }
    : { direction: listed, limit, offset: limit > 0 ? offset : 0 }
}
