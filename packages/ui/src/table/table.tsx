import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '../icon/action-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useUiStrings } from '../strings/ui-strings.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './table.css.ts'

/** Props of {@link Table}. */
export interface TableProps {
  /** Description for screen readers. */
  caption: string
  /** `<thead>` and `<tbody>`, with {@link ColumnHead}, {@link TableRow} and {@link Cell}. */
  children: ReactNode
}

/** A dense table that scrolls sideways inside itself. */
export function Table({ caption, children }: TableProps): ReactNode {
  return (
    // A table wider than the screen scrolls, so it must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.wrap} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={hidden}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}

/** Props of {@link ColumnHead}. */
export interface ColumnHeadProps {
  children: ReactNode
  /** True to align numbers with the end of the column. */
  numeric?: boolean
  /** The current order, if the table is sorted by this column. */
  sorted?: 'ascending' | 'descending' | undefined
  /** Address that sorts by this column. */
  sortHref?: string
  /** Alternatively, called to sort by it. */
  onSort?: () => void
}

/** The head of a column; a link or button if the column can be sorted. */
export function ColumnHead({ children, numeric = false, sorted, sortHref, onSort }: ColumnHeadProps): ReactNode {
  const strings = useUiStrings()
  const arrow = sorted === 'ascending' ? <ArrowUpIcon size="sm" /> : sorted ? <ArrowDownIcon size="sm" /> : null
  const words = (
    <>
      {children}
      {arrow}
    </>
  )
  const title = typeof children === 'string' ? strings.sortBy(children) : undefined
  return (
    <th scope="col" aria-sort={sorted} data-numeric={numeric ? '' : undefined}>
      {sortHref !== undefined ? (
        <Anchor href={sortHref} className={styles.sort} title={title}>
          {words}
        </Anchor>
      ) : onSort !== undefined ? (
        <button type="button" className={styles.sort} title={title} onClick={onSort}>
          {words}
        </button>
      ) : (
        words
      )}
    </th>
  )
}

/** Props of {@link TableRow}. */
export interface TableRowProps extends ComponentPropsWithRef<'tr'> {
  /** True to tint the row; its checkbox tells screen readers. */
  selected?: boolean
}

/** A row of a table. */
export function TableRow({ selected = false, ...attributes }: TableRowProps): ReactNode {
  return <tr {...attributes} data-selected={selected ? '' : undefined} />
}

/** Props of {@link Cell}. */
export interface CellProps extends ComponentPropsWithRef<'td'> {
  /** True to align numbers with the end of the column. */
  numeric?: boolean
}

/** A cell of a table. */
export function Cell({ numeric = false, ...attributes }: CellProps): ReactNode {
  return <td {...attributes} data-numeric={numeric ? '' : undefined} />
}
