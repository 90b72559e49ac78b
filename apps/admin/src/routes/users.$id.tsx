import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserPage } from '../features/user-page/index.ts'
import { accountRightsQuery, readUserView, userQuery } from '../features/users/index.ts'
import { ListPending } from '../features/lists/index.ts'

export const Route = createFileRoute('/users/$id')({
  loader: ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(userQuery(api, params.id))
    void queryClient.prefetchQuery(accountRightsQuery(api))
  },
  component: UserRoute,
  pendingComponent: () => <ListPending title="nav.users" />,
})

function UserRoute(): ReactNode {
  return <UserPage id={Route.useParams().id} view={readUserView(Route.useSearch())} />
}
