import { unwrap, type QuandaryClient, type Schemas } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'

export const USERS_PER_PAGE = 20

/** Filters of the list; `normal` means everybody with a verified address. */
export const userFilters = ['normal', 'staff', 'inactive', 'suspended', 'deleted'] as const
export type UserFilter = (typeof userFilters)[number]

/** Search state of the list, as the address has it. */
export interface UserSearch {
  filter: UserFilter
  query: string
  page: number
}

/** Reads the search state from the address; invalid values are ignored. */
export function readUserSearch(given: Record<string, unknown>): UserSearch {
  const page = Number(given['page'])
  const { query } = given
  return {
    filter: userFilters.find((filter) => filter === given['filter']) ?? 'normal',
    // The router parses a number-like query as a number.
    query: typeof query === 'string' || typeof query === 'number' ? String(query).slice(0, 100) : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the address of a list, without default values. */
export function userListAddress({ filter, query, page }: UserSearch): string {
  const search = new URLSearchParams({
    ...(filter === 'normal' ? {} : { filter }),
    ...(query === '' ? {} : { query }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
  return search === '' ? '/admin/users' : `/admin/users?${search}`
}

export function usersQuery(api: QuandaryClient, { filter, query, page }: UserSearch) {
  const narrowed = filter === 'staff' ? { staff: true } : { status: filter }
  return operationQuery(api, 'listAdminUsers', {
    query: { page, page_size: USERS_PER_PAGE, ...narrowed, ...(query === '' ? {} : { query }) },
  })
}

/** Fetches the actions allowed on accounts; a plugin that manages all accounts allows fewer. */
export function accountRightsQuery(api: QuandaryClient) {
  return operationQuery(api, 'getAdminUserCenterAgent')
}

const states = ['normal', 'inactive', 'suspended', 'deleted'] as const

/** Fetches one account in any state, or null. The server lists one state at a time. */
export function userQuery(api: QuandaryClient, id: string) {
  return queryOptions({
    queryKey: [...operationKey('listAdminUsers'), 'one', id],
    queryFn: async ({ signal }): Promise<Schemas['AdminUserItem'] | null> => {
      const pages = await Promise.all(
        states.map((status) =>
          unwrap(api.call('listAdminUsers', { query: { status, query: `user:${id}`, page_size: 1 }, signal })),
        ),
      )
      return pages.flatMap(({ list }) => list).find(({ user_id }) => user_id === id) ?? null
    },
  })
}
