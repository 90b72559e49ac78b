import type { KeyboardEvent } from 'react'

/** The code that browsers give to keys which an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Tells whether a key belongs to an input method. Safari ends a composition before the Enter that confirms it, so that
 * only the deprecated code tells it from an Enter for the page.
 */
export function isComposing({ nativeEvent: event }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD
}
