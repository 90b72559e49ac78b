import type { Schemas } from '@quandary/api-client'
import { Link } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { Day } from '../lists/index.ts'
import * as styles from './flags-page.css.ts'

/** The outcome of a flag, the note on it, and when and by whom it was decided. */
export function FlagOutcome({ flag }: { flag: Schemas['FlagItem'] }): ReactNode {
  const { flagged_reason, flagged_content, updated_at, handler } = flag
  return (
    <>
      {flagged_reason?.name}
      {flagged_content === '' ? null : <span className={styles.detail}>{flagged_content}</span>}
      <span className={styles.detail}>
        {handler === undefined ? null : (
          <>
            <Link href={`/admin/users/${handler.id}`}>{handler.display_name}</Link>{' '}
          </>
        )}
        <Day at={updated_at} />
      </span>
    </>
  )
}

/** The reason for a flag, its note, and the person who flagged. */
export function FlagReason({ flag }: { flag: Schemas['FlagItem'] }): ReactNode {
  const { t } = useLanguage()
  const { reason, content, report_user } = flag
  return (
    <>
      {reason.name}
      {content === '' ? null : <span className={styles.detail}>{content}</span>}
      <span className={styles.detail}>
        {t('flags.by')} <Link href={`/admin/users/${report_user.id}`}>{report_user.display_name}</Link>
      </span>
    </>
  )
}
