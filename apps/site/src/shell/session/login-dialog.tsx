import { ButtonLink, Dialog } from '@quandary/ui'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loginHref, registerHref } from '../../addresses.ts'
import { useSettings } from '../context/settings.ts'
import { useWords } from '../context/site-context.ts'

interface LoginDialogProps {
  /** True if the guest has typed a text, which is stored as a draft. */
  hasText: boolean
  onClose: () => void
}

/** Asks a guest to log in or to sign up. The links contain the current address, to return to afterwards. */
export function LoginDialog({ hasText, onClose }: LoginDialogProps): ReactNode {
  const { t } = useWords()
  const { allowRegistrations } = useSettings()
  const here = useRouterState({ select: (state) => state.location.href })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('auth.continue')}
      description={hasText ? t('auth.continue_lead') : t('auth.continue_act')}
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
