/** The requested page of a list. */
export interface Paging {
  /** Counted from 1. */
  page: number
  size: number
  offset: number
}

const MAX_PAGE = 1_000_000_000

/**
 * Reads page and size leniently (docs/spec/contract.md#paging): an absent page and page 0 are the first page, a size of
 * zero or less becomes the default, and a size above the maximum becomes the maximum. The contract refuses pages below
 * 0.
 * @param query.page counted from 1
 * @param limits.size rows per page by default
 * @param limits.max most rows per page, 100 by default
 */
export function readPaging(
  query: { page?: number | undefined; page_size?: number | undefined },
  limits: { size: number; max?: number },
): Paging {
  const page = Math.min(Math.max(query.page ?? 1, 1), MAX_PAGE)
  const asked = query.page_size ?? 0
  const size = Math.min(asked > 0 ? asked : limits.size, limits.max ?? 100)
  return { page, size, offset: (page - 1) * size }
}
