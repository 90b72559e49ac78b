import { ButtonLink } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/context/site-context.ts'
import { EndScreen } from '../../shell/frame/error-screens.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'

/** The page for a profile that does not exist, or no longer: the account was deleted. */
export function ProfileGone(): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  return (
    <EndScreen title={words('profile.gone')} actions={<ButtonLink href="/users">{t('nav.users')}</ButtonLink>}>
      {words('profile.gone_text')}
    </EndScreen>
  )
}
