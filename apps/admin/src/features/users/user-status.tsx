import type { Schemas } from '@quandary/api-client'
import { Badge, Meta, type BadgeTone } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { Day } from '../lists/index.ts'
import * as styles from './user-status.css.ts'

type User = Schemas['AdminUserItem']

const tones: Readonly<Record<Exclude<User['status'], 'normal'>, BadgeTone>> = {
  inactive: 'neutral',
  suspended: 'warning',
  deleted: 'danger',
}

/** State of an account, with the end of a suspension. Only unusual states are highlighted. */
export function UserStatus({ user }: { user: User }): ReactNode {
  const { t } = useLanguage()
  const { status, suspended_until } = user
  if (status === 'normal') return <Meta>{t('users.status_normal')}</Meta>
  return (
    <>
      <Badge tone={tones[status]}>{t(`users.status_${status}`)}</Badge>
      {status === 'suspended' ? (
        <span className={styles.until}>
          {suspended_until === 0 ? (
            t('users.duration_forever')
          ) : (
            <>
              {t('users.until')} <Day at={suspended_until} />
            </>
          )}
        </span>
      ) : null}
    </>
  )
}
