import { ButtonLink } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/context/site-context.ts'
import { EndScreen } from '../../shell/frame/error-screens.tsx'
import { usePostingWords } from '../posts/index.ts'

/** The page for a profile that does not exist, or no longer: the account was deleted. */
export function ProfileGone(): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  return (
    <EndScreen title={words('gone.account')} actions={<ButtonLink href="/users">{t('nav.users')}</ButtonLink>}>
      {words('gone.account_text')}
    </EndScreen>
  )
}
