import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import {
  Cell,
  ColumnHead,
  EmptyState,
  PageHead,
  Pagination,
  SearchField,
  Stack,
  Table,
  TableRow,
  Tabs,
  UserLine,
} from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { UserActionMenu } from './user-action-menu.tsx'
import { Day } from './day.tsx'
import { userFilters, userListAddress, usersQuery, USERS_PER_PAGE, type UserSearch } from './user-queries.ts'

/** Contents › Users: the list of accounts. */
export function UsersPage({ search }: { search: UserSearch }): ReactNode {
  const { t, language } = useLanguage()
  const { data } = useSuspenseQuery(usersQuery(api, search))
  usePageTitle(t('nav.users'))
  return (
    <Stack gap={4}>
      <PageHead title={t('nav.users')} meta={formatExactCount(data.count, language)} />
      <Tabs
        label={t('status')}
        items={userFilters.map((filter) => ({
          label: t(`users.filter_${filter}`),
          href: userListAddress({ ...search, filter, page: 1 }),
          current: filter === search.filter,
        }))}
      />
      <UserSearchField search={search} />
      {data.list.length === 0 ? (
        <EmptyState title={t('users.none')}>{t('users.none_help')}</EmptyState>
      ) : (
        <UserTable users={data.list} />
      )}
      <Pagination
        page={search.page}
        pageCount={Math.ceil(data.count / USERS_PER_PAGE)}
        href={(page) => userListAddress({ ...search, page })}
      />
    </Stack>
  )
}

function UserSearchField({ search }: { search: UserSearch }): ReactNode {
  const { t } = useLanguage()
  const router = useRouter()
  return (
    <SearchField
      key={search.query}
      action="/admin/users"
      name="query"
      label={t('users.search')}
      placeholder={t('users.search')}
      defaultValue={search.query}
      onSearch={(query) => router.history.push(userListAddress({ ...search, query: query.trim(), page: 1 }))}
    />
  )
}

function UserTable({ users }: { users: readonly Schemas['AdminUserItem'][] }): ReactNode {
  const { t, language } = useLanguage()
  return (
    <Table caption={t('nav.users')}>
      <thead>
        <tr>
          <ColumnHead>{t('users.person')}</ColumnHead>
          <ColumnHead>{t('users.email')}</ColumnHead>
          <ColumnHead numeric>{t('users.reputation')}</ColumnHead>
          <ColumnHead>{t('created')}</ColumnHead>
          <ColumnHead>{t('status')}</ColumnHead>
          <ColumnHead>{t('users.role')}</ColumnHead>
          <ColumnHead>{t('action')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <TableRow key={user.user_id}>
            <th scope="row">
              <UserLine
                name={user.display_name}
                href={`/admin/users/${user.user_id}`}
                avatarSrc={user.avatar || undefined}
              />
            </th>
            <Cell>{user.e_mail}</Cell>
            <Cell numeric>{formatExactCount(user.rank, language)}</Cell>
            <Cell>
              <Day at={user.created_at} />
            </Cell>
            <Cell>{t(`users.status_${user.status}`)}</Cell>
            <Cell>{t(`users.role_${user.role_id}`)}</Cell>
            <Cell>
              <UserActionMenu user={user} />
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
