import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { DashboardPending } from '../features/dashboard/dashboard-pending.tsx'
import { dashboardQuery } from '../features/dashboard/dashboard-query.ts'

export const Route = createFileRoute('/')({
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(dashboardQuery(api))
  },
  component: DashboardPage,
  pendingComponent: DashboardPending,
})
