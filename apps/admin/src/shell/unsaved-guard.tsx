import { ConfirmDialog } from '@quandary/ui'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from './language.tsx'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: with a dialog of the app on navigation,
 * with the browser's own dialog when the tab is closed.
 */
export function UnsavedGuard({ active }: { active: boolean }): ReactNode {
  const { t } = useLanguage()
  const blocker = useBlocker({
    shouldBlockFn: () => active,
    enableBeforeUnload: () => active,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title={t('unsaved.title')}
      description={t('unsaved.text')}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.leave')}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
