/** The slice of a list a request asks for. */
export interface Paging {
  /** From 1. */
  page: number
  size: number
  offset: number
}

const MAX_PAGE = 1_000_000_000

/**
 * Reads page and size leniently (wire conventions §8): absent, zero and less take the default, too large is cut.
 * @param query.page counted from 1
 * @param limits.size rows of a page when none are asked for
 * @param limits.max most rows of one page, 100 unless said
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
