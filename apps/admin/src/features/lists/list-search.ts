import { type ListOrder, orderParameters, readOrder } from './list-order.ts'

/** State of a list, as encoded in the page's address. */
export interface ListSearch<Filter extends string, Column extends string> extends ListOrder<Column> {
  filter: Filter
  query: string
  page: number
  /** Id of the account whose posts are listed; empty for the posts of all accounts. */
  user: string
  /** Id of the question whose answers are listed; empty for the answers of all questions. */
  question: string
}

/** Rows per page of the lists in the back office. */
export const ROWS_PER_PAGE = 20

/** Reads and writes the address of a list. */
export interface ListAddress<Filter extends string, Column extends string> {
  /** Columns that the list can be ordered by, the default one first. */
  columns: readonly Column[]
  /** Reads the state from the search parameters; invalid values are ignored. */
  read: (given: Record<string, unknown>) => ListSearch<Filter, Column>
  /** Returns the address for a state; default values are omitted. */
  write: (search: ListSearch<Filter, Column>) => string
}

/**
 * Describes the address of a list.
 *
 * @param path full path, `/admin/users`
 * @param filters the default one first
 * @param columns those that the list can be ordered by, the default one first
 */
export function listAddress<Filter extends string, Column extends string>(
  path: string,
  filters: readonly [Filter, ...Filter[]],
  columns: readonly [Column, ...Column[]],
): ListAddress<Filter, Column> {
  const [usual] = filters
  return {
    columns,
    read: (given) => {
      const page = Number(given['page'])
      return {
        ...readOrder(given, columns),
        filter: filters.find((filter) => filter === given['filter']) ?? usual,
        query: textOf(given['query'], 100),
        page: Number.isInteger(page) && page > 0 ? page : 1,
        user: textOf(given['user'], 30),
        question: textOf(given['question'], 30),
      }
    },
    write: ({ filter, query, page, user, question, order, direction }) => {
      const search = new URLSearchParams({
        ...(filter === usual ? {} : { filter }),
        ...(query === '' ? {} : { query }),
        ...(user === '' ? {} : { user }),
        ...(question === '' ? {} : { question }),
        ...orderParameters({ order, direction }, columns),
        ...(page === 1 ? {} : { page: String(page) }),
      }).toString()
      return search === '' ? path : `${path}?${search}`
    },
  }
}

function textOf(value: unknown, max: number): string {
  return typeof value === 'string' ? value.slice(0, max) : ''
}
