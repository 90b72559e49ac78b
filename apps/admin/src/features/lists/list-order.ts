/** Column by which a list is ordered, and the direction. The address and the API use the same values. */
export interface ListOrder<Column extends string> {
  order: Column
  direction: 'desc' | 'asc'
}

/** Current order of a list, with the addresses of its other orders. */
export interface Ordering<Column extends string> {
  /** Columns that the list can be ordered by. */
  columns: readonly Column[]
  current: ListOrder<Column>
  href: (order: ListOrder<Column>) => string
}

/**
 * Reads the order from search parameters; invalid values are ignored.
 *
 * @param columns the default one first
 */
export function readOrder<Column extends string>(
  given: Record<string, unknown>,
  columns: readonly [Column, ...Column[]],
): ListOrder<Column> {
  return {
    order: columns.find((column) => column === given['order']) ?? columns[0],
    direction: given['direction'] === 'asc' ? 'asc' : 'desc',
  }
}

/** Returns the search parameters for an order; default values are omitted. */
export function orderParameters<Column extends string>(
  { order, direction }: ListOrder<Column>,
  [usual]: readonly [Column, ...Column[]],
): Record<string, string> {
  return { ...(order === usual ? {} : { order }), ...(direction === 'desc' ? {} : { direction }) }
}
