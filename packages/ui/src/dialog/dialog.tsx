import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { CloseIcon } from '../icon/action-icons.tsx'
import { useUiStrings } from '../strings/ui-strings.tsx'
import * as styles from './dialog.css.ts'

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean
  /** Told `false` by Escape, the close button and a press outside, `true` by the trigger. */
  onOpenChange: (open: boolean) => void
  /** Says the act: “Close question”. */
  title: ReactNode
  /** One sentence about what will happen. */
  description?: ReactNode
  /** Opens it, when no other state does. */
  trigger?: ReactElement
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** 480 or 720 pixels. Default `md`. */
  size?: 'md' | 'lg'
  children?: ReactNode
}

/** A window over the page. Holds focus, closes with Escape, and gives focus back to where it was. */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onOpenChange, title, description, trigger, footer, size = 'md', children } = props
  const strings = useUiStrings()
  const opener = useRef<Element>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={classNames(styles.dialog, size === 'lg' && styles.wide)}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement
              focusFirstField(event)
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

/** A form starts at its first field, not at the close button; without a field the default stays. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const field = event.currentTarget.querySelector<HTMLElement>('input:not(:disabled), select, textarea')
  if (field === null) return
  event.preventDefault()
  field.focus()
}

/** Radix gives focus back to its trigger alone; a dialog that a state opened has none. */
function giveFocusBack(event: Event, opener: Element | null): void {
  event.preventDefault()
  if (opener instanceof HTMLElement) opener.focus()
}

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean
  /** Told `false` by Cancel, Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** Names the act: “Delete answer”, never “OK”. */
  confirmLabel: string
  /** Called by the confirming button; the app closes the dialog when it is done. */
  onConfirm: () => void
  /** Default: “Cancel” of the kit's words. */
  cancelLabel?: string
  /** The act takes something away: the button is red. */
  danger?: boolean
  /** The act is under way: the confirming button waits and says so. */
  busy?: boolean
  /** What the confirming button says meanwhile. */
  busyText?: string
  /** Opens it, when no other state does. */
  trigger?: ReactElement
  children?: ReactNode
}

/** Asks before an act. It stays open until the app closes it, so that a failure can be told in it. */
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
