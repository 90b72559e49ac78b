import { ConfirmDialog } from '@quandary/ui'
import type { ReactNode } from 'react'
import { usePostingWords } from '../posts/index.ts'

/** Asks for confirmation before the viewer leaves a page with a draft. */
export function LeaveDraftDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }): ReactNode {
  const words = usePostingWords()
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={words('draft.leave_title')}
      description={words('draft.leave')}
      confirmLabel={words('draft.leave_go')}
      cancelLabel={words('draft.stay')}
      onConfirm={onLeave}
    />
  )
}
