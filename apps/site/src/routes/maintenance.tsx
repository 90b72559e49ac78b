import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceScreen } from '../shell/error-screens.tsx'
import { pageHead } from '../shell/page-head.ts'

/** When to come back, in seconds. */
const SOON = 600

/** Where operators lead their visitors meanwhile. */
export const Route = createFileRoute('/maintenance')({
  beforeLoad: ({ context }) => {
    context.answer.status = 503
    context.answer.retryAfter = SOON
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('maintenance.title') }),
  component: MaintenanceScreen,
})
