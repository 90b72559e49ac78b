/** State of a list, as its address has it. */
export interface ListSearch<Filter extends string> {
  filter: Filter
  query: string
  page: number
  /** Id of the account whose posts are listed; empty for everybody's. */
  user: string
  /** Id of the question whose answers are listed; empty for those of all. */
  question: string
}

/** The lists of the back office show this many rows. */
export const ROWS_PER_PAGE = 20

/** Reads and writes the address of a list. */
export interface ListAddress<Filter extends string> {
  /** Reads the state from the search parameters; invalid values are ignored. */
  read: (given: Record<string, unknown>) => ListSearch<Filter>
  /** Returns the address of a state, without default values. */
  write: (search: ListSearch<Filter>) => string
}

/**
 * Describes the address of a list.
 *
 * @param path full path, `/admin/users`
 * @param filters the default one first
 */
export function listAddress<Filter extends string>(
  path: string,
  filters: readonly [Filter, ...Filter[]],
): ListAddress<Filter> {
  const [usual] = filters
  return {
    read: (given) => {
      const page = Number(given['page'])
      return {
        filter: filters.find((filter) => filter === given['filter']) ?? usual,
        query: textOf(given['query'], 100),
        page: Number.isInteger(page) && page > 0 ? page : 1,
        user: textOf(given['user'], 30),
        question: textOf(given['question'], 30),
      }
    },
    write: ({ filter, query, page, user, question }) => {
      const search = new URLSearchParams({
        ...(filter === usual ? {} : { filter }),
        ...(query === '' ? {} : { query }),
        ...(user === '' ? {} : { user }),
        ...(question === '' ? {} : { question }),
        ...(page === 1 ? {} : { page: String(page) }),
      }).toString()
      return search === '' ? path : `${path}?${search}`
    },
  }
}

function textOf(value: unknown, max: number): string {
  return typeof value === 'string' ? value.slice(0, max) : ''
}
