import { unwrap, type QuandaryClient, type Schemas } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'
import { listAddress, type ListSearch, ROWS_PER_PAGE } from '../lists/index.ts'

/** Filters of the list of accounts. */
export const userFilters = ['all', 'staff', 'inactive', 'suspended', 'deleted'] as const
export type UserFilter = (typeof userFilters)[number]

export type UserColumn = 'created' | 'reputation'
export type UserSearch = ListSearch<UserFilter, UserColumn>

export const userList = listAddress<UserFilter, UserColumn>('/admin/users', userFilters, ['created', 'reputation'])

export function usersQuery(api: QuandaryClient, { filter, query, page, order, direction }: UserSearch) {
  const narrowed = filter === 'staff' ? ({ status: 'all', staff: true } as const) : { status: filter }
  return operationQuery(api, 'listAdminUsers', {
    query: { page, page_size: ROWS_PER_PAGE, order, direction, ...narrowed, ...(query === '' ? {} : { query }) },
  })
}

/** Fetches the number of accounts that a filter matches. */
export function userCountQuery(api: QuandaryClient, filter: UserFilter) {
  return {
    ...usersQuery(api, { ...userList.read({}), filter }),
    select: ({ count }: { count: number }) => count,
  }
}

/** Fetches the actions allowed on accounts; a plugin that manages all accounts allows fewer. */
export function accountRightsQuery(api: QuandaryClient) {
  return operationQuery(api, 'getAdminUserCenterAgent')
}

/** Fetches one account in any state, or null. */
export function userQuery(api: QuandaryClient, id: string) {
  return queryOptions({
    queryKey: [...operationKey('listAdminUsers'), 'one', id],
    queryFn: async ({ signal }): Promise<Schemas['AdminUserItem'] | null> => {
      const query = { status: 'all', query: `user:${id}`, page_size: 1 } as const
      const { list } = await unwrap(api.call('listAdminUsers', { query, signal }))
      return list[0] ?? null
    },
  })
}

/** Fetches the public profile of an account: its counts, its last visit and its bio. */
export function profileQuery(api: QuandaryClient, { username, status }: Schemas['AdminUserItem']) {
  // A deleted account has no profile any more.
  return { ...operationQuery(api, 'getPersonalUser', { query: { username } }), enabled: status !== 'deleted' }
}

/** Fetches the sessions of an account. */
export function sessionsQuery(api: QuandaryClient, { user_id }: Schemas['AdminUserItem']) {
  return operationQuery(api, 'listUserSessions', { query: { user_id } })
}

/** Fetches since when an account has a second factor. */
export function twoFactorQuery(api: QuandaryClient, { user_id }: Schemas['AdminUserItem']) {
  return operationQuery(api, 'getUserTwoFactor', { query: { user_id } })
}

/** Fetches the newest sign-ins to an account, including refused ones. */
export function signInsQuery(api: QuandaryClient, { user_id }: Schemas['AdminUserItem']) {
  return operationQuery(api, 'listUserSignIns', { query: { user_id, page_size: 20 } })
}

/** Fetches the newest mails to an account. */
export function mailsQuery(api: QuandaryClient, { user_id }: Schemas['AdminUserItem']) {
  return operationQuery(api, 'listUserMails', { query: { user_id, page_size: 20 } })
}

/** Fetches the flags on posts of an account, last changed first. */
export function flagsAgainstQuery(api: QuandaryClient, { user_id }: Schemas['AdminUserItem']) {
  return operationQuery(api, 'listReports', { query: { user_id, status: 'all', page_size: 20 } })
}

/** Views of the page of a person. */
export const userViews = ['overview', 'access', 'mails', 'flags'] as const
export type UserView = (typeof userViews)[number]

/** Reads the view from the search parameters; any invalid value gives the overview. */
export function readUserView(given: Record<string, unknown>): UserView {
  return userViews.find((view) => view === given['view']) ?? 'overview'
}

/** Returns the address of a view of a person's page. */
export function userAddress(id: string, view: UserView): string {
  return view === 'overview' ? `/admin/users/${id}` : `/admin/users/${id}?view=${view}`
}

/** Fetches the newest reputation changes of an account. */
export function reputationQuery(api: QuandaryClient, { username }: Schemas['AdminUserItem']) {
  return operationQuery(api, 'listPersonalReputation', { query: { username, page_size: 5 } })
}
