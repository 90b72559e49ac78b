import { formatExactCount } from '@quandary/i18n'
import { EmptyState, PageHead, Stack, Tabs } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ListEmpty, ListPager, ListSearchField } from '../lists/list-parts.tsx'
import type { ListSearch } from '../lists/list-search.ts'
import { AddUsers } from './add-users.tsx'
import { userFilters, userList, usersQuery, type UserFilter } from './user-queries.ts'
import { UserTable } from './user-table.tsx'

/** Contents › Users: the list of accounts. */
export function UsersPage({ search }: { search: ListSearch<UserFilter> }): ReactNode {
  const { t, language } = useLanguage()
  const { data } = useSuspenseQuery(usersQuery(api, search))
  const { filter } = search
  usePageTitle(t('nav.users'))
  return (
    <Stack gap={4}>
      <PageHead
        title={t('nav.users')}
        meta={t('users.count', { count: data.count, n: formatExactCount(data.count, language) })}
        actions={<AddUsers />}
      />
      <Tabs
        label={t('status')}
        items={userFilters.map((one) => ({
          label: t(`users.filter_${one}`),
          href: userList.write({ ...search, filter: one, page: 1 }),
          current: one === filter,
        }))}
      />
      <ListSearchField address={userList} search={search} label={t('users.search')} />
      {data.list.length === 0 ? (
        <ListEmpty
          address={userList}
          search={search}
          count={data.count}
          none={<EmptyState title={t(`users.none_${filter}`)}>{t(`users.none_${filter}_help`)}</EmptyState>}
        />
      ) : (
        <UserTable users={data.list} filter={filter} />
      )}
      <ListPager address={userList} search={search} count={data.count} />
    </Stack>
  )
}
