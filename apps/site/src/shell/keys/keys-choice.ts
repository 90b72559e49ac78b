import { useSyncExternalStore } from 'react'

/** Stored per browser, because suitable keys depend on the device and its assistive technology. */
const KEY = '_a_keys_'
const OFF = 'off'

/** The choice in a browser without storage. It lasts until the page is reloaded. */
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

/** Returns the choice, for a switch. */
export function useKeysChoice(): boolean {
  return useSyncExternalStore(subscribe, keysAreOn, () => true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
