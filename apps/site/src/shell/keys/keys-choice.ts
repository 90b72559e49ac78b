import { useSyncExternalStore } from 'react'

/**
 * Storage key of the choice. It is stored per browser, because suitable shortcuts depend on the device and its
 * assistive technology.
 */
const KEY = '_a_keys_'
const OFF = 'off'

/** The choice if the browser's storage is not available. It lasts until the page is reloaded. */
let isOn = true

const listeners = new Set<() => void>()

/**
 * Returns true if keyboard shortcuts are on in this browser. They are on by default and can be switched off (WCAG
 * 2.1.4).
 */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return isOn
  }
}

export function chooseKeys(on: boolean): void {
  isOn = on
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Storage is full or not available.
  }
  for (const listener of listeners) listener()
}

/** Returns true if keyboard shortcuts are on, and re-renders the component when the choice changes. */
export function useKeysChoice(): boolean {
  return useSyncExternalStore(subscribe, keysAreOn, () => true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
