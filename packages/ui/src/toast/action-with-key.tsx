'use client'

import { Kbd } from '../kbd/kbd.tsx'
import * as styles from './action-with-key.css.ts'
import type { ToastMessage } from './toast.tsx'

type ToastAction = NonNullable<ToastMessage['action']>

/** Desktop programs move between their panes with this key, and so do browsers while no toast is shown. */
const KEY = 'F6'

/**
 * Returns a toast's action that F6 leads to from anywhere on the page, because Tab reaches toasts only at its end.
 * Pressed again, the key leads back, and so do the buttons of the toast. Of several toasts it leads to the newest. The
 * key stands on the button while the keyboard is used.
 *
 * It is separate from the toast, so that pages without such an action do not load it.
 */
export function actionWithKey({ label, onSelect }: ToastAction): ToastAction {
  let giveBack = () => {}
  const listen = (key: HTMLElement | null) => {
    const button = key?.closest('button')
    const toast = button?.parentElement
    const region = button?.closest('section')
    if (!button || !toast || !region) return undefined
    // The element that had the focus before the toasts got it.
    let origin: HTMLElement | undefined
    giveBack = () => {
      if (toast.contains(document.activeElement)) origin?.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      const isNewest = button === [...region.querySelectorAll('[aria-keyshortcuts]')].at(-1)
      if (event.key !== KEY || !isNewest) return
      event.preventDefault()
      if (toast.contains(document.activeElement)) giveBack()
      else button.focus()
    }
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) origin = relatedTarget
    }
    button.setAttribute('aria-keyshortcuts', KEY)
    document.addEventListener('keydown', onKey)
    toast.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      toast.removeEventListener('focusin', onFocus)
      // The other button of the toast was pressed.
      giveBack()
    }
  }
  return {
    label: (
      <>
        {label}
        <Kbd ref={listen} className={styles.key}>
          {KEY}
        </Kbd>
      </>
    ),
    onSelect: () => {
      giveBack()
      onSelect()
    },
  }
}
