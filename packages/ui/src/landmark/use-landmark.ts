import { useCallback, useState } from 'react'

const LANDMARKS = 'main, header, nav, aside, footer, dialog, [role="dialog"], [role="alertdialog"]'

/**
 * Returns the container for a component's floating part: the landmark around its trigger, so that people who navigate
 * by landmarks find both in one place. Floating parts are out of the flow, so the layout of the landmark does not
 * change.
 *
 * @returns a ref for the trigger, and the landmark; null before the trigger is mounted and outside all landmarks
 */
export function useLandmark(): { ref: (trigger: Element | null) => void; landmark: HTMLElement | null } {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const ref = useCallback((trigger: Element | null) => {
    if (trigger) setLandmark(trigger.closest<HTMLElement>(LANDMARKS))
  }, [])
  return { ref, landmark }
}
