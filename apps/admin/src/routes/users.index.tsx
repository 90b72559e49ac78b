import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListPending } from '../features/lists/list-pending.tsx'
import { accountRightsQuery, userList, usersQuery } from '../features/users/user-queries.ts'
import { UsersPage } from '../features/users/users-page.tsx'

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
