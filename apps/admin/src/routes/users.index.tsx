import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListPending } from '../features/lists/index.ts'
import { accountRightsQuery, userList, UsersPage, usersQuery } from '../features/users/index.ts'

export const Route = createFileRoute('/users/')({
  loaderDeps: ({ search }) => userList.read(search),
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(usersQuery(api, deps))
    void queryClient.prefetchQuery(accountRightsQuery(api))
  },
  component: UsersRoute,
  pendingComponent: () => <ListPending title="nav.users" />,
})

function UsersRoute(): ReactNode {
  return <UsersPage search={userList.read(Route.useSearch())} />
}
