import { LinkProvider, ToastProvider } from '@quandary/ui'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AdminFrame } from '../shell/admin-frame.tsx'
import { EntryErrorScreen } from '../shell/error-screens.tsx'
import { EntryPending } from '../shell/entry-pending.tsx'
import { ErrorReports } from '../shell/report-error.tsx'
import type { RouterContext } from '../shell/router-context.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { enter } from '../shell/session.ts'

function Root(): ReactNode {
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <ErrorReports>
          <AdminFrame />
        </ErrorReports>
      </ToastProvider>
    </LinkProvider>
  )
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => enter(context),
  component: Root,
  pendingComponent: EntryPending,
  errorComponent: EntryErrorScreen,
})
