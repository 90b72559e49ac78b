import { Button, HistoryIcon, Notice } from '@quandary/ui'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../shell/clock.tsx'
import { useWords } from '../../shell/site-context.ts'

/** Says that a draft is back, and offers to throw it away. */
export function DraftNotice({ from, onDiscard }: { from: number; onDiscard: () => void }): ReactNode {
  const { t } = useWords()
  return (
    <Notice
      live="status"
      icon={<HistoryIcon />}
      actions={
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.back')} <RelativeTime at={from} />
    </Notice>
  )
}
