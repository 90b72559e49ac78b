import { ConfirmDialog } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/context/site-context.ts'
import { usePostingWords } from '../posts/index.ts'

/** Asks for confirmation before discarding a draft. */
export function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  return (
    <ConfirmDialog
      open
      onOpenChange={onKeep}
      title={words('draft.discard_title')}
      description={words('draft.discard_text')}
      confirmLabel={t('draft.discard')}
      onConfirm={onDiscard}
      danger
    />
  )
}
