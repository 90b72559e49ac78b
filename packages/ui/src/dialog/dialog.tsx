'use client'

import * as Radix from '@radix-ui/react-dialog'
import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { Button, IconButton } from '../button/button.tsx'
import { CloseIcon } from '../icon/action-icons.tsx'
import { themedAround, useThemedContainer } from '../landmark/use-landmark.ts'
import { focusOrigin } from '../menu/chosen-from.ts'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import * as styles from './dialog.css.ts'

/** Props of {@link Dialog}. */
export interface DialogProps extends RootProps<'div', 'title'> {
  open: boolean
  /** Called with `false` by Escape, the close button and a click outside, with `true` by the trigger. */
  onOpenChange: (open: boolean) => void
  /** Names the action: “Close question”. */
  title: ReactNode
  /** One sentence about the consequences. */
  description?: ReactNode
  /** Element that opens the dialog. Omit it if the app opens the dialog with `open`. */
  trigger?: ReactElement
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** 480, 720 or 1200 pixels; the last for pictures. Default `md`. */
  size?: 'md' | 'lg' | 'xl'
  children?: ReactNode
}

/**
 * A modal dialog. Focuses its first field, or else the first button of its footer; traps focus, closes with Escape and
 * returns focus to where it was.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onOpenChange, title, description, trigger, footer, size = 'md', children, ...rest } = props
  const strings = useUiStrings()
  const opener = useRef<Element>(null)
  const { ref, container } = useContainer(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger === undefined ? null : (
        <Radix.Trigger ref={ref} asChild>
          {trigger}
        </Radix.Trigger>
      )}
      <Radix.Portal container={container}>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            {...rootProps(rest, styles.dialog, size === 'lg' && styles.wide, size === 'xl' && styles.widest)}
            onOpenAutoFocus={(event) => {
              opener.current = focusOrigin()
              focusFirst(event)
            }}
            {...(trigger === undefined ? { onCloseAutoFocus: (event) => giveFocusBack(event, opener.current) } : {})}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <header className={styles.head}>
              <Radix.Title>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton className={styles.close} size="sm" label={strings.close} icon={<CloseIcon />} />
              </Radix.Close>
            </header>
            <div className={styles.body}>
              {description === undefined ? null : (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
              {children}
            </div>
            {footer === undefined ? null : <footer className={styles.foot}>{footer}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Returns the element to render a dialog into, so that the dialog has the theme of its trigger, or of the previously
 * focused element if it is opened by state.
 */
function useContainer(open: boolean) {
  const { ref, container } = useThemedContainer()
  const [shown, setShown] = useState({ open: false, around: container })
  if (open !== shown.open) setShown({ open, around: open ? themedAround(focusOrigin()) : null })
  return { ref, container: container ?? shown.around }
}

/**
 * Focuses the first field, or else the first button of the footer, which is the least dangerous one. Without both, the
 * close button gets the focus.
 */
function focusFirst(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const first =
    event.currentTarget.querySelector<HTMLElement>('input:not(:disabled), select, textarea') ??
    event.currentTarget.querySelector<HTMLElement>('footer button:not(:disabled)')
  if (first === null) return
  event.preventDefault()
  first.focus()
}

/**
 * Returns focus to the element that had it before a dialog was opened by state; Radix returns it only to a trigger.
 * Radix calls this in the task after the dialog is removed. If focus has moved on in the meantime, for example by a
 * shortcut, it stays there.
 */
function giveFocusBack(event: Event, opener: Element | null): void {
  event.preventDefault()
  const hasMovedOn = document.activeElement !== null && document.activeElement !== document.body
  if (!hasMovedOn && opener instanceof HTMLElement) opener.focus()
}

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends RootProps<'div', 'title'> {
  open: boolean
  /** Called with `false` by Cancel, Escape, the close button and a click outside, with `true` by the trigger. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** The consequences, and whether they can be undone. */
  description: ReactNode
  /** Names the action: “Delete answer”, never “OK”. */
  confirmLabel: string
  /** Called by the confirm button; the app closes the dialog when it is done. */
  onConfirm: () => void
  /** Default: “Cancel” from {@link UiStrings}. */
  cancelLabel?: string
  /** True for a destructive action: the button is red. */
  danger?: boolean
  /** True while the action is running; the confirm button then shows a spinner. */
  busy?: boolean
  /** Text of the confirm button while busy. */
  busyText?: string
  /** Element that opens the dialog. Omit it if the app opens the dialog with `open`. */
  trigger?: ReactElement
  children?: ReactNode
}

/**
 * A dialog that asks for confirmation of an action. It stays open until the app closes it, so that the app can show an
 * error in it.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const {
    confirmLabel,
    onConfirm,
    cancelLabel,
    danger = false,
    busy = false,
    busyText,
    onOpenChange,
    ...dialog
  } = props
  const strings = useUiStrings()
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{cancelLabel ?? strings.cancel}</Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        busy={busy}
        onClick={onConfirm}
        {...(busyText === undefined ? {} : { busyText })}
      >
        {confirmLabel}
      </Button>
    </>
  )
  return <Dialog {...dialog} onOpenChange={onOpenChange} footer={footer} />
}
