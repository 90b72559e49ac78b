import { requireLogin, requireNotActivated } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { ChangeEmailScreen } from '../../../features/accounts/index.ts'
import { guardPage } from '../../../shell/loading/load-page.ts'
import { pageHead } from '../../../shell/document/page-head.ts'

export const Route = createFileRoute('/_narrow/users/change-email')({
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireLogin, requireNotActivated),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.change_email_title') }),
  component: ChangeEmailScreen,
})
