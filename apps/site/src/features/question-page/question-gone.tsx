import { ButtonLink, SearchField } from '@quandary/ui'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import { EndScreen } from '../../shell/frame/error-screens.tsx'
import { useBase, useWords } from '../../shell/context/site-context.ts'
import { usePostingWords } from '../posts/index.ts'
import * as styles from './question-gone.css.ts'

/** Maximum length of the search text, in characters. */
const LONGEST = 60

/**
 * The page of a question that is deleted or never existed: why it may be missing, and a search for the words of its
 * address.
 */
export function QuestionGone(): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <EndScreen
      code="404"
      title={words('gone.title')}
      search={
        <div className={styles.search}>
          <SearchField
            action={`${useBase()}/search`}
            defaultValue={wordsIn(path)}
            label={words('gone.search')}
            placeholder={words('gone.search')}
            onSearch={(q) => void router.navigate({ href: withQuery('/search', { q }) })}
          />
        </div>
      }
      actions={
        <>
          <ButtonLink href="/">{t('error.home')}</ButtonLink>
          <ButtonLink href="/questions" variant="quiet">
            {t('nav.questions')}
          </ButtonLink>
        </>
      }
    >
      {words('gone.text')}
    </EndScreen>
  )
}

/** Returns the words of the title in an address, cut to {@link LONGEST} characters. */
function wordsIn(path: string): string {
  const [, , , title = ''] = path.split('/')
  // Titles in addresses consist of letters, digits and hyphens. Anything else is not a title.
  const text = /^[a-z\d-]+$/.test(title) && /[a-z]/.test(title) ? title.replaceAll('-', ' ') : ''
  return text.length <= LONGEST ? text : text.slice(0, text.lastIndexOf(' ', LONGEST))
}
