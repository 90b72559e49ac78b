'use client'

import type { MouseEvent, ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './selection.css.ts'
import type { Selection } from './use-selection.ts'

/** Props of {@link SelectAllHead}. */
export interface SelectAllHeadProps extends RootProps<'th', 'children'> {
  selection: Selection
}

/** The head of the column of tick boxes: selects or deselects all rows. */
export function SelectAllHead({ selection, ...rest }: SelectAllHeadProps): ReactNode {
  const strings = useUiStrings()
  return (
    <th {...rootProps(rest, styles.column)} scope="col">
      <Checkbox
        aria-label={strings.selectAll}
        checked={selection.extent === 'all'}
        indeterminate={selection.extent === 'some'}
        onChange={(event) => selection.setAll(event.currentTarget.checked)}
      />
    </th>
  )
}

/** Props of {@link SelectCell}. */
export interface SelectCellProps extends RootProps<'td', 'children'> {
  selection: Selection
  /** Id of the row. */
  id: string
  /** Name of the row for screen readers. */
  name: string
}

/** The tick box of a row. */
export function SelectCell({ selection, id, name, ...rest }: SelectCellProps): ReactNode {
  const strings = useUiStrings()
  return (
    <td {...rootProps(rest, styles.column)}>
      <Checkbox
        aria-label={strings.selectRow(name)}
        checked={selection.has(id)}
        onChange={(event) => selection.set(id, event.currentTarget.checked)}
      />
    </td>
  )
}

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps extends RootProps<'div'> {
  selection: Selection
  /** Small buttons of the actions on the selected rows. */
  actions: ReactNode
  /** The content while nothing is selected: the filters of the list. */
  children: ReactNode
}

/**
 * The line above a table with tick boxes. While rows are selected, their number and the actions on them take the place
 * of the filters and stay in view.
 */
export function SelectionBar({ selection, actions, children, ...rest }: SelectionBarProps): ReactNode {
  const strings = useUiStrings()
  const count = selection.ids.length
  const words = count === 0 ? '' : strings.selected(count)
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the selection, so the focus moves to the line, which stays.
    currentTarget.parentElement?.focus()
    selection.setAll(false)
  }
  return (
    <div tabIndex={-1} {...rootProps(rest, count === 0 ? styles.filters : styles.bar)}>
      <output className={count === 0 ? hidden : styles.count}>{words}</output>
      {count === 0 ? (
        children
      ) : (
        <>
          {actions}
          <Button variant="quiet" size="sm" className={styles.clear} onClick={clear}>
            {strings.clearSelection}
          </Button>
        </>
      )}
    </div>
  )
}
