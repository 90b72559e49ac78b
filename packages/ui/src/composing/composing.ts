import type { KeyboardEvent } from 'react'

/** The key code that browsers report for keys handled by an input method. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * True if a key belongs to an input method and the page has to ignore it. Safari ends a composition before the Enter
 * that confirms it, so only the deprecated key code distinguishes that Enter from others.
 *
 * @param event a keyboard event of React; pass a native event as `{ nativeEvent: event }`
 */
export function isComposing(event: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  const { nativeEvent } = event
  // oxlint-disable-next-line typescript/no-deprecated
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD
}
