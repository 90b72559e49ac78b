import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FlagsPage, flagsQuery, readFlagSearch } from '../features/flags/index.ts'
import { ListPending } from '../features/lists/index.ts'
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
