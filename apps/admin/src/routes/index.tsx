import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { activityQuery, readSpan } from '../features/dashboard/activity.ts'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { DashboardPending } from '../features/dashboard/dashboard-pending.tsx'
import { dashboardQuery } from '../features/dashboard/dashboard-query.ts'

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
