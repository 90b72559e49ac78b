import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LIST_PENDING_MS, ListPending, useListSearch } from '../features/lists/index.ts'
import { accountRightsQuery, userList, UsersPage, usersQuery } from '../features/users/index.ts'

export const Route = createFileRoute('/users/')({
  loaderDeps: ({ search }) => userList.read(search),
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(usersQuery(api, deps))
    void queryClient.prefetchQuery(accountRightsQuery(api))
  },
  component: UsersRoute,
  pendingMs: LIST_PENDING_MS,
  pendingComponent: () => <ListPending title="nav.users" />,
})

function UsersRoute(): ReactNode {
  return <UsersPage search={useListSearch(userList, Route.useSearch())} />
}
