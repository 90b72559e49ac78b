import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { accountRightsQuery, readUserSearch, usersQuery } from '../features/users/user-queries.ts'
import { UsersPage } from '../features/users/users-page.tsx'
import { UsersPending } from '../features/users/users-pending.tsx'

export const Route = createFileRoute('/users/')({
  loaderDeps: ({ search }) => readUserSearch(search),
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(usersQuery(api, deps))
    void queryClient.prefetchQuery(accountRightsQuery(api))
  },
  component: UsersRoute,
  pendingComponent: UsersPending,
})

function UsersRoute(): ReactNode {
  return <UsersPage search={readUserSearch(Route.useSearch())} />
}
