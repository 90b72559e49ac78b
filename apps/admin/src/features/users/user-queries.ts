import { unwrap, type QuandaryClient, type Schemas } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'

/** Rows of a page of the list. */
export const USERS_PER_PAGE = 20

/** What the list can be narrowed to; `normal` is everybody with a verified address. */
export const userFilters = ['normal', 'staff', 'inactive', 'suspended', 'deleted'] as const
export type UserFilter = (typeof userFilters)[number]

/** Which accounts are listed, as the address says. */
export interface UserSearch {
  filter: UserFilter
  query: string
  page: number
}

/** Reads the address; what it cannot mean counts as absent. */
export function readUserSearch(given: Record<string, unknown>): UserSearch {
  const page = Number(given['page'])
  const { query } = given
  return {
    filter: userFilters.find((filter) => filter === given['filter']) ?? 'normal',
    // The router reads what looks like a number as one.
    query: typeof query === 'string' || typeof query === 'number' ? String(query).slice(0, 100) : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a list, without what is usual. */
export function userListAddress({ filter, query, page }: UserSearch): string {
  const search = new URLSearchParams({
    ...(filter === 'normal' ? {} : { filter }),
    ...(query === '' ? {} : { query }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
  return search === '' ? '/admin/users' : `/admin/users?${search}`
}

/** A page of accounts. */
export function usersQuery(api: QuandaryClient, { filter, query, page }: UserSearch) {
  const narrowed = filter === 'staff' ? { staff: true } : { status: filter }
  return operationQuery(api, 'listAdminUsers', {
    query: { page, page_size: USERS_PER_PAGE, ...narrowed, ...(query === '' ? {} : { query }) },
  })
}

/** What may be done with accounts here; a plugin that keeps all of them leaves less. */
export function accountRightsQuery(api: QuandaryClient) {
  return operationQuery(api, 'getAdminUserCenterAgent')
}

const states = ['normal', 'inactive', 'suspended', 'deleted'] as const

/** One account in whatever state it is; null when there is none. The server lists one state at a time. */
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
