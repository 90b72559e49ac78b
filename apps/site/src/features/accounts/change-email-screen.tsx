import { Link, MailIcon, Notice } from '@quandary/ui'
import { guardPaths } from '@quandary/guards'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { AccountFrame } from './account-frame.tsx'
import { AddressChangeForm } from './address-change-form.tsx'
import * as styles from './accounts.css.ts'

/** For a member whose activation mail never arrived: sends the mail to another address. */
export function ChangeEmailScreen(): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const present = useViewer()?.e_mail ?? ''
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AccountFrame title={t('auth.change_email_title')}>
      {sentTo === undefined ? (
        <>
          <p className={styles.words}>{words('email.inactive_lead', { address: present })}</p>
          <AddressChangeForm needsPassword={false} wide onSent={setSentTo} />
        </>
      ) : (
        <Notice tone="success" live="status" icon={<MailIcon />} title={words('email.sent_title')}>
          {words('email.sent', { address: sentTo })}
        </Notice>
      )}
      <p className={styles.more}>
        <Link href={guardPaths.inactive}>{words('back')}</Link>
      </p>
    </AccountFrame>
  )
}
