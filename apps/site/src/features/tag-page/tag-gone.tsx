import { ButtonLink } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/context/site-context.ts'
import { EndScreen } from '../../shell/frame/error-screens.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'

/** The page for a tag that does not exist. */
export function TagGone(): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  return (
    <EndScreen code="404" title={words('tag.gone')} actions={<ButtonLink href="/tags">{t('nav.tags')}</ButtonLink>}>
      {words('tag.gone_text')}
    </EndScreen>
  )
}
