import { Button, HistoryIcon, Notice } from '@quandary/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { useWords } from '../../shell/context/site-context.ts'

const DiscardDialog = lazyPart(async () => (await import('./discard-dialog.tsx')).DiscardDialog)

/** Says that a draft was restored and offers to discard it, with a confirmation. */
export function DraftNotice({ from, onDiscard }: { from: number; onDiscard: () => void }): ReactNode {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const discard = () => {
    setAsking(false)
    onDiscard()
  }
  return (
    <Notice
      live="status"
      icon={<HistoryIcon />}
      actions={
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.back')} <RelativeTime at={from} />
      {asking ? (
        <Suspense>
          <DiscardDialog onDiscard={discard} onKeep={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Notice>
  )
}
