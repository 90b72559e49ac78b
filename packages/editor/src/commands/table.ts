import { insertBlock, type TextCommand } from './text-state.ts'

/** Size of a table. */
export interface TableSize {
  /** Rows below the head, 1 to 50. */
  rows: number
  /** Columns, 1 to 20. */
  columns: number
  /** Text in the cells of the head. It is followed by the number of the column. */
  headText: string
}

/** Maximum number of rows and columns of {@link insertTable}. */
export const TABLE_LIMITS = { rows: 50, columns: 20 } as const

/**
 * Inserts a table after the selection, separated by blank lines from the text around it, and selects the first cell of
 * its head.
 *
 * @throws RangeError for a size outside the limits
 */
export function insertTable({ rows, columns, headText }: TableSize): TextCommand {
  const fits = rows >= 1 && rows <= TABLE_LIMITS.rows && columns >= 1 && columns <= TABLE_LIMITS.columns
  if (!fits || !Number.isInteger(rows) || !Number.isInteger(columns)) {
    throw new RangeError(
      `A table has 1 to ${TABLE_LIMITS.rows} rows and 1 to ${TABLE_LIMITS.columns} columns, not ${rows} and ${columns}`,
    )
  }
  const head = Array.from({ length: columns }, (_, index) => `${headText} ${index + 1}`)
  const lines = [head, head.map(() => '---'), ...Array.from({ length: rows }, () => head.map(() => '  '))]
  const block = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return (state) => insertBlock({ ...state, from: state.to }, block, { from: 2, to: 2 + (head[0] ?? '').length })
}
