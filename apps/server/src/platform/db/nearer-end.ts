/** How to read one page of an ordered list: in its order, or backwards from its end. */
export interface PageRead {
  /** Direction of every column of a list that is in descending order. */
  direction: 'desc' | 'asc'
  limit: number
  offset: number
}

/**
 * Chooses the end of a descending list from which a page is read, so that at most half of the list is passed over:
 * `pnpm bench --only "back office"` measures the last page. The rows come in the direction that is returned.
 * @param count rows of the whole list
 * @param page size and offset of the page, counted from the first row in descending order
 */
export function fromNearerEnd(count: number, { size, offset }: { size: number; offset: number }): PageRead {
  const limit = Math.max(Math.min(size, count - offset), 0)
  const rowsAfter = count - offset - limit
  return limit > 0 && rowsAfter < offset
    ? { direction: 'asc', limit, offset: rowsAfter }
    : { direction: 'desc', limit, offset: limit > 0 ? offset : 0 }
}
