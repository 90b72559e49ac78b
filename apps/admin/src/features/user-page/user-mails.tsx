import type { Schemas } from '@quandary/api-client'
import { Badge, Cell, ColumnHead, RowHead, Table, TableRow } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { Day } from '../lists/index.ts'
import { RecordSection } from './record-section.tsx'
import { mailsQuery } from '../users/index.ts'

/** The mails sent to a person, with their kind and delivery status. */
export function UserMails({ user }: { user: Schemas['AdminUserItem'] }): ReactNode {
  const { t, instance } = useLanguage()
  const { data } = useQuery(mailsQuery(api, user))
  // A kind that this version does not know is shown by its name.
  const kindOf = (template: string) => {
    const key = `users.mail_${template}`
    return instance.exists(key) ? instance.t(key) : template
  }
  return (
    <RecordSection title={t('users.mails')} help={t('users.mails_help')} rows={data?.list} none={t('users.no_mails')}>
      <Table caption={t('users.records_of', { records: t('users.mails'), name: user.display_name })}>
        <thead>
          <tr>
            <ColumnHead>{t('users.mail_kind')}</ColumnHead>
            <ColumnHead wide>{t('users.mail_queued')}</ColumnHead>
            <ColumnHead>{t('users.mail_state')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {data?.list.map((mail, i) => (
            <TableRow key={`${mail.queued_at} ${data.count - i}`}>
              <RowHead
                detail={
                  mail.error === '' ? undefined : (
                    <span title={mail.error}>
                      {t('users.mail_attempts', {
                        count: mail.attempts,
                        error: t(`smtp.cause_${mail.cause || 'unknown'}`),
                      })}
                    </span>
                  )
                }
                narrow={<Day at={mail.queued_at} />}
              >
                {kindOf(mail.template)}
              </RowHead>
              <Cell wide>
                <Day at={mail.queued_at} />
              </Cell>
              <Cell>
                <Delivery mail={mail} />
              </Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </RecordSection>
  )
}

function Delivery({ mail }: { mail: Schemas['MailDelivery'] }): ReactNode {
  const { t } = useLanguage()
  if (mail.delivered_at > 0) return <Badge tone="success">{t('users.mail_delivered')}</Badge>
  return mail.error === '' ? (
    <Badge tone="neutral">{t('users.mail_waiting')}</Badge>
  ) : (
    <Badge tone="danger">{t('users.mail_failed')}</Badge>
  )
}
