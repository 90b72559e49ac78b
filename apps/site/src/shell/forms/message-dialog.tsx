import { Button, Dialog } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useWords } from '../context/site-context.ts'

/** Shows the message of a refusal that must be acknowledged. */
export function MessageDialog({ message, onClose }: { message: string; onClose: () => void }): ReactNode {
  const { t } = useWords()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('error.title')}
      description={message}
      footer={<Button onClick={onClose}>{t('kit.close')}</Button>}
    />
  )
}
