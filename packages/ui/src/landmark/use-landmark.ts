'use client'

import { useCallback, useState } from 'react'

/** Elements with their own theme or accent. `<html>` is excluded, because its theme applies to the whole page. */
const THEMED = ':not(html):is([data-theme], [style*="--qd-accent"])'

const LANDMARKS = `main, header, nav, aside, footer, dialog, [role="dialog"], [role="alertdialog"], ${THEMED}`

/** Returns the given element or its nearest ancestor with its own theme or accent; null if there is none. */
export function themedAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(THEMED) ?? null
}

/**
 * Returns the container for a component's floating part: the nearest landmark around its trigger, so that people who
 * navigate by landmarks find trigger and floating part in one place, or the element that gives the trigger its theme,
 * if that is nearer. Floating parts are out of the flow, so the layout of the container does not change.
 *
 * @returns a ref for the trigger, and the container; null before the trigger is mounted and outside all landmarks
 */
export function useLandmark(): { ref: (trigger: Element | null) => void; landmark: HTMLElement | null } {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const ref = useCallback((trigger: Element | null) => {
    if (trigger) setLandmark(trigger.closest<HTMLElement>(LANDMARKS))
  }, [])
  return { ref, landmark }
}

/**
 * Returns the container for a component's floating part that must have the theme of its trigger.
 *
 * @returns a ref for the trigger, and the element that gives it its theme; null if it has the theme of the page
 */
export function useThemedContainer(): { ref: (trigger: Element | null) => void; container: HTMLElement | null } {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const ref = useCallback((trigger: Element | null) => {
    if (trigger) setContainer(themedAround(trigger))
  }, [])
  return { ref, container }
}
