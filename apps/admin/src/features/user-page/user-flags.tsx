import type { Schemas } from '@quandary/api-client'
import { Badge, Cell, ColumnHead, Link, RowHead, Table, TableRow } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { flaggedPostAddress } from '../flags/index.ts'
import { Day } from '../lists/index.ts'
import { RecordSection } from './record-section.tsx'
import { flagsAgainstQuery } from '../users/index.ts'
import * as styles from './user-flags.css.ts'

/** The flags on a person's posts, pending and decided. */
export function UserFlags({ user }: { user: Schemas['AdminUserItem'] }): ReactNode {
  const { t } = useLanguage()
  const { data } = useQuery(flagsAgainstQuery(api, user))
  return (
    <RecordSection
      title={t('users.flags_against')}
      help={t('users.flags_help')}
      rows={data?.list}
      none={t('users.no_flags')}
    >
      <Table caption={t('users.records_of', { records: t('nav.flags'), name: user.display_name })}>
        <thead>
          <tr>
            <ColumnHead>{t('flags.content')}</ColumnHead>
            <ColumnHead wide>{t('users.flag_reason')}</ColumnHead>
            <ColumnHead wide>{t('created')}</ColumnHead>
            <ColumnHead>{t('users.flag_outcome')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {data?.list.map((flag) => (
            <TableRow key={flag.id}>
              <RowHead
                detail={flag.excerpt}
                narrow={
                  <>
                    {flag.reason.name} · <Day at={flag.created_at} />
                  </>
                }
              >
                <Link href={flaggedPostAddress(flag)} variant="plain">
                  {flag.title}
                </Link>
              </RowHead>
              <Cell wide className={styles.words}>
                {flag.reason.name}
              </Cell>
              <Cell wide>
                <Day at={flag.created_at} />
              </Cell>
              <Cell className={styles.words}>
                {flag.flagged_reason === null ? (
                  <Badge tone="warning">{t('users.flag_pending')}</Badge>
                ) : (
                  flag.flagged_reason.name
                )}
              </Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </RecordSection>
  )
}
