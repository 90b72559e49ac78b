'use client'

import { Kbd } from '../kbd/kbd.tsx'
import * as styles from './action-with-key.css.ts'
import type { ToastMessage } from './toast.tsx'

type ToastAction = NonNullable<ToastMessage['action']>

/**
 * The key that moves the focus to a toast. Desktop programs use it to move between panes, and so do browsers while no
 * toast is shown.
 */
const KEY = 'F6'

/** True on screens that are mainly touched, where the key would only take room. In CSS, every page would load it. */
const isTouched = () => matchMedia('(pointer: coarse)').matches

/**
 * Adds the key F6 to a toast's action. The key moves the focus to the action from anywhere on the page, because Tab
 * reaches toasts only at the end of the page. Pressed again, it returns the focus, and so do the buttons of the toast.
 * If there are several toasts, the key leads to the newest. The button shows the key while the keyboard is used.
 *
 * This function is separate from the toast, so that pages without such an action do not load it.
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
      // The toast disappears: if its close button was pressed, the focus is returned here.
      giveBack()
    }
  }
  return {
    label: (
      <>
        {label}
        <Kbd ref={listen} className={styles.key} style={isTouched() ? { display: 'none' } : undefined}>
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
