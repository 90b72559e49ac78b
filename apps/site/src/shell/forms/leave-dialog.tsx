import { ConfirmDialog } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../words/account-words.ts'

/** Asks for confirmation before the viewer leaves a page with unsaved changes, which would be lost. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }): ReactNode {
  const words = useAccountWords()
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={words('settings.unsaved_title')}
      description={words('settings.unsaved')}
      confirmLabel={words('settings.leave')}
      cancelLabel={words('settings.stay')}
      onConfirm={onLeave}
      danger
    />
  )
}
