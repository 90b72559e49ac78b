import { requireSuspended } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { SuspendedScreen } from '../../../features/accounts/index.ts'
import { guardPage } from '../../../shell/loading/load-page.ts'
import { pageHead } from '../../../shell/document/page-head.ts'

export const Route = createFileRoute('/_narrow/users/account-suspended')({
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireSuspended),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.suspended_title') }),
  component: SuspendedScreen,
})
