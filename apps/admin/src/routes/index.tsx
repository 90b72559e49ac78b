import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  activityQuery,
  DashboardPage,
  DashboardPending,
  dashboardQuery,
  readSpan,
} from '../features/dashboard/index.ts'

export const Route = createFileRoute('/')({
  loaderDeps: ({ search }) => ({ span: readSpan(search) }),
  loader: ({ context: { api, queryClient }, deps: { span } }) => {
    void queryClient.prefetchQuery(dashboardQuery(api))
    void queryClient.prefetchQuery(activityQuery(api, span))
  },
  component: DashboardRoute,
  pendingComponent: DashboardPending,
})

function DashboardRoute(): ReactNode {
  return <DashboardPage span={readSpan(Route.useSearch())} />
}
