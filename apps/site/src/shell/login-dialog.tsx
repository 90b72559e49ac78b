import { ButtonLink, Dialog } from '@quandary/ui'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loginHref, registerHref } from '../addresses.ts'
import { useSettings } from './settings.ts'
import { useWords } from './site-context.ts'

/** Asks a guest to log in and remembers the current address. Anything typed is stored as a draft. */
export function LoginDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords()
  const { allowRegistrations } = useSettings()
  const here = useRouterState({ select: (state) => state.location.href })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('auth.continue')}
      description={t('auth.continue_lead')}
      footer={
        <>
          {allowRegistrations ? (
            <ButtonLink href={registerHref(here)} onClick={onClose}>
              {t('auth.signup')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={loginHref(here)} variant="primary" onClick={onClose}>
            {t('auth.login')}
          </ButtonLink>
        </>
      }
    />
  )
}
