import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import { ButtonLink, EmptyState, PageHead, SelectionBar, Stack, Tabs, useSelection } from '@quandary/ui'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { focusPage } from '../../shell/return-focus.ts'
import { administratorQuery } from '../../shell/session.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ListEmpty, ListPager, ListSearchField, OrderSelect, type Ordering } from '../lists/index.ts'
import { AddUsers } from './add-users.tsx'
import { BulkStatus } from './bulk-status.tsx'
import {
  accountRightsQuery,
  userCountQuery,
  userFilters,
  userList,
  usersQuery,
  type UserColumn,
  type UserSearch,
} from './user-queries.ts'
import { UserTable } from './user-table.tsx'

/** Contents › Users: the list of accounts. */
export function UsersPage({ search }: { search: UserSearch }): ReactNode {
  const { t, language } = useLanguage()
  const { data } = useSuspenseQuery(usersQuery(api, search))
  const { filter } = search
  const changeable = useChangeable(data.list)
  const selection = useSelection(changeable)
  const selected = data.list.filter(({ user_id }) => selection.has(user_id))
  const deselect = (users: readonly Schemas['AdminUserItem'][]) => {
    for (const { user_id } of users) selection.set(user_id, false)
  }
  const ordering: Ordering<UserColumn> = {
    columns: userList.columns,
    current: search,
    href: (order) => userList.write({ ...search, ...order, page: 1 }),
  }
  usePageTitle(t('nav.users'))
  return (
    <Stack gap={4}>
      <PageHead
        title={t('nav.users')}
        meta={t('users.count', { count: data.count, n: formatExactCount(data.count, language) })}
        actions={<AddUsers />}
      />
      <FilterTabs search={search} />
      <SelectionBar selection={selection} actions={<BulkStatus users={selected} onChanged={deselect} />}>
        <ListSearchField address={userList} search={search} label={t('users.search')} />
        {data.count > 1 ? <OrderSelect ordering={ordering} /> : null}
      </SelectionBar>
      {data.list.length === 0 ? (
        <ListEmpty
          address={userList}
          search={search}
          count={data.count}
          none={
            <EmptyState
              title={t(`users.none_${filter}`)}
              actions={
                filter === 'all' ? undefined : (
                  <ButtonLink href={userList.write({ ...search, filter: 'all', page: 1 })} onClick={focusPage}>
                    {t('users.show_all')}
                  </ButtonLink>
                )
              }
            >
              {t(`users.none_${filter}_help`)}
            </EmptyState>
          }
        />
      ) : (
        <UserTable
          users={data.list}
          ordering={ordering}
          filter={filter}
          selection={selection}
          changeable={changeable}
        />
      )}
      <ListPager address={userList} search={search} count={data.count} />
    </Stack>
  )
}

/** The filters with their numbers of accounts. A search does not change the numbers. */
function FilterTabs({ search }: { search: UserSearch }): ReactNode {
  const { t } = useLanguage()
  const counts = useQueries({ queries: userFilters.map((filter) => userCountQuery(api, filter)) })
  return (
    <Tabs
      label={t('status')}
      items={userFilters.map((filter, i) => {
        const count = counts[i]?.data
        return {
          label: t(`users.filter_${filter}`),
          href: userList.write({ ...search, filter, page: 1 }),
          current: filter === search.filter,
          ...(count !== undefined && { count }),
        }
      })}
    />
  )
}

/** Returns the ids of the accounts whose status the viewer may change: neither deleted accounts nor their own. */
function useChangeable(users: readonly Schemas['AdminUserItem'][]): string[] {
  const { data: rights } = useSuspenseQuery(accountRightsQuery(api))
  const { data: me } = useSuspenseQuery(administratorQuery(api))
  return useMemo(
    () =>
      rights.allow_update_user_status
        ? users.filter(({ user_id, status }) => status !== 'deleted' && user_id !== me.id).map(({ user_id }) => user_id)
        : [],
    [users, rights, me],
  )
}
