import type { KeyboardEvent } from 'react'

/** The key code that browsers report for keys handled by an input method. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * True for a key that belongs to an input method and that the page has to ignore. Safari ends a composition before
 * the Enter that confirms it, so that only the deprecated code tells it from an Enter for the page.
 *
 * @param event a keyboard event of React; one of the browser is passed as `{ nativeEvent: event }`
 */
export function isComposing(event: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  const { nativeEvent } = event
  // oxlint-disable-next-line typescript/no-deprecated
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD
}
