import { requireNotLogged } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { RecoveryScreen } from '../../../features/accounts/index.ts'
import { guardPage } from '../../../shell/loading/load-page.ts'
import { pageHead } from '../../../shell/document/page-head.ts'

export const Route = createFileRoute('/_narrow/users/account-recovery')({
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireNotLogged),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.recovery_title') }),
  component: RecoveryScreen,
})
