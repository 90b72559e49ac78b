'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../icon/screen-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './table.css.ts'

/** Props of {@link Table}. */
export interface TableProps extends RootProps<'section'> {
  /** Description for screen readers. */
  caption: string
  /** `<thead>` and `<tbody>`, with {@link ColumnHead}, {@link TableRow} and {@link Cell}. */
  children: ReactNode
}

/** A dense table that scrolls sideways inside itself. */
export function Table({ caption, children, ...rest }: TableProps): ReactNode {
  return (
    // A table wider than the screen scrolls, so it must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section {...rootProps(rest, styles.wrap)} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={hidden}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}

/** Props of {@link ColumnHead}. */
export interface ColumnHeadProps extends RootProps<'th'> {
  children: ReactNode
  /** True to align numbers with the end of the column. */
  numeric?: boolean
  /** True to show the column only from 768 px up. */
  wide?: boolean
  /** The current order, if the table is sorted by this column. */
  sorted?: 'ascending' | 'descending' | undefined
  /** Address that sorts by this column. */
  sortHref?: string
  /** Called to sort by this column, as an alternative to `sortHref`. */
  onSort?: () => void
}

/** The head of a column; a link or button if the column can be sorted. */
export function ColumnHead({
  children,
  numeric = false,
  wide = false,
  sorted,
  sortHref,
  onSort,
  ...rest
}: ColumnHeadProps): ReactNode {
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
    <th
      {...rootProps(rest, wide && styles.wide)}
      scope="col"
      aria-sort={sorted}
      data-numeric={numeric ? '' : undefined}
    >
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
  /** True to tint the row. Screen readers announce the selection at the row's checkbox. */
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
  /** True to show the cell only from 768 px up. Set it like `wide` of the column's head. */
  wide?: boolean
}

/** A cell of a table. */
export function Cell({ numeric = false, wide = false, className, ...attributes }: CellProps): ReactNode {
  return (
    <td
      {...attributes}
      data-numeric={numeric ? '' : undefined}
      className={classNames(className, wide && styles.wide)}
    />
  )
}

/** Props of {@link RowHead}. */
export interface RowHeadProps extends RootProps<'th'> {
  /** Name of the row, usually a link. */
  children: ReactNode
  /** Second line, at every width. */
  detail?: ReactNode
  /** Second line under 768 px: the content of the hidden `wide` columns. */
  narrow?: ReactNode
}

/** The cell that names its row. It takes the width that the other columns leave. */
export function RowHead({ children, detail, narrow, ...rest }: RowHeadProps): ReactNode {
  return (
    <th {...rootProps(rest, styles.rowHead)} scope="row">
      <span className={styles.rowName}>{children}</span>
      {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      {narrow === undefined ? null : <span className={classNames(styles.detail, styles.narrow)}>{narrow}</span>}
    </th>
  )
}
