'use client'

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { CloseIcon } from '../icon/action-icons.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import * as styles from './toast.css.ts'

/** Milliseconds for which a toast is shown, longer if it has an action to reach; errors stay until dismissed. */
const STAY_MS = 5000
const ACTION_STAY_MS = 10_000
const MAX_SHOWN = 3

/** A message shown by {@link Toasts}. */
export interface ToastMessage {
  /** The message, in one sentence. */
  text: string
  /** `error` is red, is announced at once and stays. Default `plain`. */
  tone?: 'plain' | 'error'
  /** A single action, such as “Undo”. `actionWithKey` makes it reachable by a key. */
  action?: {
    label: ReactNode
    /** Called by the button; the toast disappears. */
    onSelect: () => void
  }
}

/** Result of {@link useToast}. */
export interface Toasts {
  /**
   * Shows a message and returns its id. It replaces an earlier message with the same text; a fourth message removes the
   * oldest.
   */
  show: (message: ToastMessage) => number
  /** Removes a toast early. */
  dismiss: (id: number) => void
}

interface ShownToast extends ToastMessage {
  id: number
}

const ToastContext = createContext<Toasts | null>(null)

let lastId = 0

/** Renders the toasts of an app. Put it once, around everything that may show one. */
export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const dismiss = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), [])
  const show = useCallback((message: ToastMessage) => {
    lastId += 1
    const id = lastId
    setShown((all) => [...all.filter(({ text }) => text !== message.text), { ...message, id }].slice(-MAX_SHOWN))
    return id
  }, [])
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss])
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion shown={shown} dismiss={dismiss} />
    </ToastContext>
  )
}

/**
 * Returns functions to show and dismiss toasts.
 *
 * @throws Error outside a {@link ToastProvider}
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (toasts === null) throw new Error('useToast needs a ToastProvider around it')
  return toasts
}

interface ToastRegionProps {
  shown: readonly ShownToast[]
  dismiss: (id: number) => void
}

function ToastRegion({ shown, dismiss }: ToastRegionProps): ReactNode {
  const strings = useUiStrings()
  const card = (toast: ShownToast) => <ToastCard key={toast.id} toast={toast} dismiss={dismiss} />
  return (
    <section className={styles.region} aria-label={strings.notifications}>
      <div className={styles.live} role="alert" aria-atomic="false">
        {shown.filter((toast) => toast.tone === 'error').map(card)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks */}
      <div className={styles.live} role="status" aria-atomic="false">
        {shown.filter((toast) => toast.tone !== 'error').map(card)}
      </div>
    </section>
  )
}

interface ToastCardProps {
  toast: ShownToast
  dismiss: (id: number) => void
}

function ToastCard({ toast, dismiss }: ToastCardProps): ReactNode {
  const strings = useUiStrings()
  const card = useRef<HTMLDivElement>(null)
  const { id, text, tone, action } = toast
  const stay = action ? ACTION_STAY_MS : STAY_MS
  useEffect(() => {
    if (tone === 'error') return
    const timer = setInterval(() => {
      // No toast disappears while the pointer or the focus is on any of them.
      if (!card.current?.closest('section:is(:hover, :focus-within)')) dismiss(id)
    }, stay)
    return () => clearInterval(timer)
  }, [tone, stay, dismiss, id])
  const onAct = () => {
    dismiss(id)
    action?.onSelect()
  }
  return (
    <div ref={card} className={classNames(styles.toast, tone === 'error' && styles.danger)}>
      <p className={styles.words}>{text}</p>
      {action === undefined ? null : (
        <Button variant="quiet" size="sm" className={`${styles.act} ${styles.bold}`} onClick={onAct}>
          {action.label}
        </Button>
      )}
      <IconButton
        size="sm"
        className={styles.act}
        label={strings.dismiss}
        icon={<CloseIcon />}
        onClick={() => dismiss(id)}
      />
    </div>
  )
}
