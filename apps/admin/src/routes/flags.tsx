import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { flagsQuery, readFlagSearch } from '../features/flags/flag-queries.ts'
import { FlagsPage } from '../features/flags/flags-page.tsx'
import { ListPending } from '../features/lists/list-pending.tsx'
import { pendingFlagCountQuery } from '../shell/waiting-queries.ts'

export const Route = createFileRoute('/flags')({
  loaderDeps: ({ search }) => readFlagSearch(search),
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(flagsQuery(api, deps))
    void queryClient.prefetchQuery(pendingFlagCountQuery(api))
  },
  component: FlagsRoute,
  pendingComponent: () => <ListPending title="nav.flags" />,
})

function FlagsRoute(): ReactNode {
  return <FlagsPage search={readFlagSearch(Route.useSearch())} />
}
