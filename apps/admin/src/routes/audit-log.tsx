import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AuditLogPage, auditLogQuery, readAuditSearch } from '../features/audit-log/index.ts'
import { ListPending } from '../features/lists/index.ts'

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
