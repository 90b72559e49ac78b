import { requireNotLoggedOrInactive } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { ActivationFailedScreen } from '../../../../features/accounts/index.ts'
import { guardPage } from '../../../../shell/loading/load-page.ts'
import { pageHead } from '../../../../shell/document/page-head.ts'

export const Route = createFileRoute('/_narrow/users/account-activation/failed')({
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireNotLoggedOrInactive),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.activation_title') }),
  component: ActivationFailedScreen,
})
