import { ButtonGroup, ButtonLink, Link, Notice } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { AccountFrame } from './account-frame.tsx'
import * as styles from './accounts.css.ts'

/** Tells suspended members why and until when they are suspended, what still works, and whom to contact. */
export function SuspendedScreen(): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { contactEmail } = useSettings()
  const note = useViewer()?.status_msg ?? ''
  return (
    <AccountFrame title={t('auth.suspended_title')}>
      <Notice tone="warning" {...(note === '' ? {} : { title: note })}>
        <p>{words('auth.suspended')}</p>
      </Notice>
      {contactEmail === '' ? null : (
        <p className={styles.more}>
          {words('auth.suspended_contact')} <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
        </p>
      )}
      <ButtonGroup>
        <ButtonLink href="/users/logout">{t('header.logout')}</ButtonLink>
      </ButtonGroup>
    </AccountFrame>
  )
}
