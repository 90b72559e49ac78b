import { useEffect, useRef } from 'react'
import { keysAreOn } from './keys-choice.ts'

/** How long the first key of two waits for the second, in milliseconds. */
const BETWEEN_MS = 1500

/**
 * Acts that single keys do while nothing is being typed and no dialog is open; two keys one after the other are written
 * with a space between. Nothing is done for who has switched the keys off.
 *
 * @param acts by the key as it is typed, `?` or `g h`
 */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const current = useRef(acts)
  useEffect(() => {
    current.current = acts
  })
  useEffect(() => {
    let first: { key: string; until: number } | undefined
    const onKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, repeat } = event
      if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented) return
      if (isBusyWithKeys(target) || !keysAreOn()) return
      const key = event.key.toLowerCase()
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
