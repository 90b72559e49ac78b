export { activityQuery, readSpan } from './activity.ts'
export { DashboardPage } from './dashboard-page.tsx'
export { DashboardPending } from './dashboard-pending.tsx'
export { dashboardQuery } from './dashboard-query.ts'
