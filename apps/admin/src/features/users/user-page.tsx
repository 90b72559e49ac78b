import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import { ButtonLink, Cell, EmptyState, PageHead, ReadingColumn, Table, TableRow } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Day } from '../lists/day.tsx'
import { UserActionMenu } from './user-action-menu.tsx'
import { userQuery } from './user-queries.ts'

/** One account and the actions on it. */
export function UserPage({ id }: { id: string }): ReactNode {
  const { t } = useLanguage()
  const { data: user } = useSuspenseQuery(userQuery(api, id))
  usePageTitle(user?.display_name ?? t('nav.users'))
  if (user === null) {
    return (
      <EmptyState level={1} title={t('users.unknown')}>
        {t('users.unknown_help')}
      </EmptyState>
    )
  }
  return (
    <>
      <PageHead
        title={user.display_name}
        actions={
          <>
            <ButtonLink href={`/users/${encodeURIComponent(user.username)}`}>{t('users.public_profile')}</ButtonLink>
            <UserActionMenu user={user} />
          </>
        }
      />
      <ReadingColumn>
        <UserFacts user={user} />
      </ReadingColumn>
    </>
  )
}

type Fact = readonly [label: string, fact: ReactNode]

const at = (label: string, moment: number): Fact => [label, <Day key={label} at={moment} />]

function UserFacts({ user }: { user: Schemas['AdminUserItem'] }): ReactNode {
  const { t, language } = useLanguage()
  const facts: readonly Fact[] = [
    [t('users.email'), user.e_mail],
    [t('users.username'), user.username],
    [t('users.reputation'), formatExactCount(user.rank, language)],
    [t('users.role'), t(`users.role_${user.role_id}`)],
    [t('status'), t(`users.status_${user.status}`)],
    at(t('created'), user.created_at),
    ...(user.suspended_at === 0 ? [] : [at(t('users.suspended_at'), user.suspended_at)]),
    ...(user.deleted_at === 0 ? [] : [at(t('users.deleted_at'), user.deleted_at)]),
  ]
  return (
    <Table caption={user.display_name}>
      <tbody>
        {facts.map(([label, fact]) => (
          <TableRow key={label}>
            <th scope="row">{label}</th>
            <Cell>{fact}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
