import { useCallback, useState } from 'react'

const LANDMARKS = 'main, header, nav, aside, footer, dialog, [role="dialog"], [role="alertdialog"]'

/**
 * Where the floating part of a component belongs: the landmark that its trigger stands in, so that people who move by
 * landmarks meet both in one place. Floating parts are out of the flow, so the landmark's layout does not change.
 *
 * @returns a ref for the trigger, and the landmark; null before the trigger is there and outside all landmarks
 */
export function useLandmark(): { ref: (trigger: Element | null) => void; landmark: HTMLElement | null } {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const ref = useCallback((trigger: Element | null) => {
    if (trigger) setLandmark(trigger.closest<HTMLElement>(LANDMARKS))
  }, [])
  return { ref, landmark }
}
