import { useEffect, useRef } from 'react'
import { keysAreOn } from './keys-choice.ts'

/** Maximum pause between the keys of a two-key shortcut, in milliseconds. */
const BETWEEN_MS = 1500

/**
 * Registers keyboard shortcuts. They are inactive while the viewer types, while a dialog is open, and if the viewer has
 * switched them off. Shortcuts with Ctrl cannot be switched off.
 *
 * @param acts actions by key (`?`), by two keys in sequence (`g h`), or by a key with Ctrl or Command (`ctrl k`)
 */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const current = useRef(acts)
  useEffect(() => {
    current.current = acts
  })
  useEffect(() => {
    let first: { key: string; until: number } | undefined
    const onKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
      const held = ctrlKey || metaKey
      if (altKey || (held && shiftKey) || repeat || event.defaultPrevented) return
      if (isBusyWithKeys(target) || !(held || keysAreOn())) return
      const key = held ? `ctrl ${event.key.toLowerCase()}` : event.key.toLowerCase()
      const typed = first !== undefined && event.timeStamp < first.until ? `${first.key} ${key}` : key
      const begins = typed === key && Object.keys(current.current).some((one) => one.startsWith(`${key} `))
      first = begins ? { key, until: event.timeStamp + BETWEEN_MS } : undefined
      const act = current.current[typed]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function isBusyWithKeys(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
