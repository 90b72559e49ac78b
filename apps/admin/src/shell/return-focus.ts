import { MAIN_ID } from '@quandary/ui'

/**
 * Returns the attribute that marks the button of a row. The button gets the focus when another row is removed. It is
 * not marked by an id, because menus give their button an id of their own.
 */
export function rowButton(row: string) {
  return { 'data-row': row }
}

/** Resolves when refetched rows are rendered: queries notify their observers in the task after the response arrives. */
export function rendered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Moves the focus to the page, for a control that disappears when it is used. */
export function focusPage(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/**
 * Moves the focus that was lost with a removed element to the button of a row, or to the page if there is no such row.
 * A focus that is elsewhere stays there.
 *
 * @param held an element from which the focus is moved as well, if it still has it
 */
export function returnFocus(row?: string, held?: Element | null): void {
  const { activeElement } = document
  if (activeElement !== document.body && activeElement !== held) return
  const button = row === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)
  if (button) button.focus()
  else focusPage()
}

/** Returns the row that follows removed ones, or that precedes them at the end of a list. */
export function rowBeside(rows: readonly string[], removed: readonly string[]): string | undefined {
  const first = rows.findIndex((row) => removed.includes(row))
  const remains = (row: string) => !removed.includes(row)
  return rows.slice(first).find(remains) ?? rows.slice(0, first).findLast(remains)
}
