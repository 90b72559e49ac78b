/** An element of the row of pages: a page, or a gap where some are omitted. */
export type PageStep = { kind: 'page'; page: number; far: boolean } | { kind: 'gap'; after: number }

/**
 * Returns the pages to link: the first, the last, and the current one with its neighbours. If the current page is one
 * of the first or last four, the five pages at that end are linked, so that the row keeps its width. A gap never hides
 * a single page.
 *
 * @param current current page, from 1; clamped to the range
 * @param count number of pages
 */
export function pageRange(current: number, count: number): PageStep[] {
  const here = Math.min(Math.max(current, 1), count)
  const atStart = here <= 4
  const atEnd = here >= count - 3
  const wanted = new Set([1, count, here - 1, here, here + 1])
  if (atStart) for (const page of [2, 3, 4, 5]) wanted.add(page)
  if (atEnd) for (const page of [count - 1, count - 2, count - 3, count - 4]) wanted.add(page)
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
  const steps: PageStep[] = []
  let previous = 0
  for (const page of pages) {
    if (page - previous === 2) steps.push({ kind: 'page', page: page - 1, far: isFar(page - 1, here, count) })
    else if (page - previous > 2) steps.push({ kind: 'gap', after: previous })
    steps.push({ kind: 'page', page, far: isFar(page, here, count) })
    previous = page
  }
  return steps
}

/**
 * Returns true unless a page is the first, the last, the current one or next to the current one. Such far pages are
 * omitted on phones.
 */
function isFar(page: number, here: number, count: number): boolean {
  return page !== 1 && page !== count && Math.abs(page - here) > 1
}
