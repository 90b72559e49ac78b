import { ButtonGroup, ButtonLink, Notice } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/site-context.ts'
import { AccountFrame } from './account-frame.tsx'

/** For a member who is suspended. */
export function SuspendedScreen(): ReactNode {
  const { t } = useWords()
  return (
    <AccountFrame title={t('auth.suspended_title')}>
      <Notice tone="warning">{t('auth.suspended')}</Notice>
      <ButtonGroup>
        <ButtonLink href="/users/logout">{t('header.logout')}</ButtonLink>
      </ButtonGroup>
    </AccountFrame>
  )
}
