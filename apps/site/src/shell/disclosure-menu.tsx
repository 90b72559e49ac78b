import { VisuallyHidden } from '@quandary/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './disclosure-menu.css.ts'

interface DisclosureMenuProps {
  /** Accessible name of the button, when its face has no words. */
  label?: string
  /** What the button shows. */
  face: ReactNode
  children: ReactNode
}

/** Links and choices behind a button in the header. A native disclosure: it opens before any script has run. */
export function DisclosureMenu({ label, face, children }: DisclosureMenuProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const menu = details.current
    if (menu === null) return
    const close = () => menu.removeAttribute('open')
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return
      close()
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    menu.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      menu.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.button} title={label}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {face}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
