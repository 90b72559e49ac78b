import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { auditLogQuery, readAuditSearch } from '../features/audit-log/audit-log-queries.ts'
import { AuditLogPage } from '../features/audit-log/audit-log-page.tsx'
import { ListPending } from '../features/lists/list-pending.tsx'

export const Route = createFileRoute('/audit-log')({
  loaderDeps: ({ search }) => readAuditSearch(search),
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(auditLogQuery(api, deps))
  },
  component: AuditLogRoute,
  pendingComponent: () => <ListPending title="nav.audit_log" />,
})

function AuditLogRoute(): ReactNode {
  return <AuditLogPage search={readAuditSearch(Route.useSearch())} />
}
