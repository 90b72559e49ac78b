import { createFileRoute } from '@tanstack/react-router'
import { LogoutScreen } from '../../../features/accounts/index.ts'
import { pageHead } from '../../../shell/document/page-head.ts'

export const Route = createFileRoute('/_narrow/users/logout')({
  head: ({ match }) => pageHead(match.context, { title: match.context.t('header.logout') }),
  component: LogoutScreen,
})
