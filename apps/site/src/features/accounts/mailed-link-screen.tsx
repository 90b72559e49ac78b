import type { ApiError } from '@quandary/api-client'
import { ButtonGroup, ButtonLink, Notice, Spinner } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useWords } from '../../shell/context/site-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { hasExpired } from './has-expired.ts'
import { useOnce } from './use-once.ts'
import * as styles from './accounts.css.ts'

interface MailedLinkScreenProps {
  title: string
  /** Performs the action of the link; resolves to the error, if any. */
  act: () => Promise<ApiError | undefined>
  done: string
  expired: string
  /** The link that is shown below the outcome. */
  next: { href: string; label: string }
}

/** Performs the action of a mailed link when opened, and reports the outcome. */
export function MailedLinkScreen({ title, act, done, expired, next }: MailedLinkScreenProps): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { reportInForm } = useFailures()
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'warning' | 'danger'; text: string }>()
  useOnce(async () => {
    const error = await act()
    if (error === undefined) setOutcome({ tone: 'success', text: done })
    else if (hasExpired(error)) setOutcome({ tone: 'warning', text: expired })
    else {
      const { fields, message } = reportInForm(error)
      setOutcome({ tone: 'danger', text: message ?? Object.values(fields)[0] ?? words('link.failed') })
    }
  })
  return (
    <AccountFrame title={title}>
      {outcome === undefined ? (
        <output className={styles.words}>
          <Spinner label={t('kit.loading')} />
        </output>
      ) : (
        <>
          <Notice tone={outcome.tone} live={outcome.tone === 'success' ? 'status' : 'alert'}>
            {outcome.text}
          </Notice>
          <ButtonGroup>
            <ButtonLink href={next.href}>{next.label}</ButtonLink>
            <ButtonLink href="/" variant="quiet">
              {t('error.home')}
            </ButtonLink>
          </ButtonGroup>
        </>
      )}
    </AccountFrame>
  )
}
