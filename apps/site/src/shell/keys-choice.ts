import { useSyncExternalStore } from 'react'

/** Kept in this browser: which keys a person wants depends on the device and what helps them to use it. */
const KEY = '_a_keys_'
const OFF = 'off'

const listeners = new Set<() => void>()

/** Whether single keys do something in this browser. They do until somebody switches them off (WCAG 2.1.4). */
export function keysAreOn(): boolean {
  return localStorage.getItem(KEY) !== OFF
}

/** Switches the keys on or off. */
export function chooseKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, OFF)
  for (const listener of listeners) listener()
}

/** Whether they are on, for a switch. */
export function useKeysChoice(): boolean {
  return useSyncExternalStore(subscribe, keysAreOn, () => true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
