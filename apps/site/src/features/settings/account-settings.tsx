import { MailIcon, Notice, Section } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useUserCenter } from '../../shell/session/user-center-agent.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { BoundLogins } from '../connectors/index.ts'
import { AddressChangeForm } from '../accounts/index.ts'
import { TwoFactorSettings } from '../two-factor/index.ts'
import { AccountDeleted } from './delete-account.tsx'
import { ExternalSettings } from './external-settings.tsx'
import { useExternalSettings } from './external-settings-query.ts'
import { OwnData } from './own-data.tsx'
import { PasswordChangeForm } from './password-change-form.tsx'
import { SessionList } from './session-list.tsx'
import * as styles from './settings.css.ts'

/** The email address and password of a member, and the ways to log in. */
export function AccountSettings(): ReactNode {
  const person = useViewer()
  const words = useAccountWords()
  const elsewhere = useExternalSettings('account')
  const agent = useUserCenter()
  const [gone, setGone] = useState(false)
  const leave = () => setGone(true)
  const takesPasswords = agent === null || agent.enabled_original_user_system
  // Checked before `person`: the account is deleted, so `person` becomes null at the next refetch.
  if (gone) return <AccountDeleted />
  if (person === null) return null
  const { e_mail: address, have_password: hasPassword } = person
  if (elsewhere !== undefined) {
    return (
      <>
        <Section title={words('settings.account')}>
          <ExternalSettings part="account" url={elsewhere} />
        </Section>
        <SessionList />
        <OwnData person={person} onDeleted={leave} />
      </>
    )
  }
  return (
    <>
      <Section title={words('email.change')}>
        <AddressChange address={address} needsPassword={hasPassword} />
      </Section>
      {takesPasswords ? (
        <Section title={hasPassword ? words('password.save') : words('password.set')}>
          <div className={styles.sectionBody}>
            <PasswordChangeForm key={String(hasPassword)} address={address} hasPassword={hasPassword} />
          </div>
        </Section>
      ) : null}
      {takesPasswords ? <TwoFactorSettings hasPassword={hasPassword} /> : null}
      <Section title={words('account.logins')}>
        {takesPasswords && hasPassword ? (
          <ul className={styles.logins}>
            <li className={styles.login}>
              {words('account.login_password')} <span className={styles.loginFact}>{address}</span>
            </li>
          </ul>
        ) : null}
        {takesPasswords && !hasPassword ? <p className={styles.lead}>{words('account.no_password')}</p> : null}
        <BoundLogins />
      </Section>
      <SessionList />
      <OwnData person={person} onDeleted={leave} />
    </>
  )
}

function AddressChange({ address, needsPassword }: { address: string; needsPassword: boolean }): ReactNode {
  const words = useAccountWords()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <div className={styles.sectionBody}>
      <p className={styles.lead}>{words('email.present', { address })}</p>
      {sentTo === undefined ? null : (
        <Notice tone="success" live="status" icon={<MailIcon />} title={words('email.sent_title')}>
          {words('email.sent', { address: sentTo })}
        </Notice>
      )}
      <AddressChangeForm needsPassword={needsPassword} onSent={setSentTo} />
    </div>
  )
}
