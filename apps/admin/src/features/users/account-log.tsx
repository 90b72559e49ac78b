import type { Schemas } from '@quandary/api-client'
import { Button, Dialog, Meta, SkeletonList } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { accountLogQuery, EntryChanges, entryTitle } from '../audit-log/index.ts'
import { Day } from '../lists/index.ts'
import * as styles from './account.css.ts'

/** Actions of administrators on an account, newest first. */
export function AccountLog({ user }: { user: Schemas['AdminUserItem'] }): ReactNode {
  const { t } = useLanguage()
  const { data } = useQuery(accountLogQuery(api, user.user_id))
  if (data === undefined) return <SkeletonList rows={3} />
  if (data.list.length === 0) {
    return (
      <p>
        <Meta>{t('users.log_none')}</Meta>
      </p>
    )
  }
  return (
    <ul className={styles.facts}>
      {data.list.map((entry, i) => (
        <li key={`${entry.created_at} ${data.list.length - i}`} className={styles.fact}>
          <span className={styles.label}>
            <Day at={entry.created_at} />
          </span>
          <div>
            {entryTitle(entry, t)} <Meta>· {entry.actor.display_name}</Meta>
            <EntryChanges entry={entry} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The log in a dialog, opened from the list of accounts. */
export function AccountLogDialog({
  user,
  onClose,
}: {
  user: Schemas['AdminUserItem']
  onClose: () => void
}): ReactNode {
  const { t } = useLanguage()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('users.log_title', { name: user.display_name })}
      footer={<Button onClick={onClose}>{t('kit.close')}</Button>}
    >
      <AccountLog user={user} />
    </Dialog>
  )
}
