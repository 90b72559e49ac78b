import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceScreen } from '../../shell/frame/refusal-screens.tsx'
import { pageHead } from '../../shell/document/page-head.ts'

/** Value of the `Retry-After` header, in seconds. */
const RETRY_AFTER_SECONDS = 600

/** The page that operators redirect visitors to during maintenance. */
export const Route = createFileRoute('/_narrow/maintenance')({
  beforeLoad: ({ context }) => {
    context.answer.status = 503
    context.answer.retryAfter = RETRY_AFTER_SECONDS
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('maintenance.title') }),
  component: MaintenanceScreen,
})
