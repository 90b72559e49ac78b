import { requireNotLoggedOrInactive } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../features/accounts/login-screen.tsx'
import { guardPage } from '../shell/load-page.ts'
import { pageHead } from '../shell/page-head.ts'
import { choiceIn, defined, textIn } from '../shell/search-text.ts'

export const Route = createFileRoute('/users/login')({
  validateSearch: (search: Record<string, unknown>) =>
    defined({ status: choiceIn(search, 'status', ['inactive']), next: textIn(search, 'next') }),
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireNotLoggedOrInactive),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.login') }),
  component: Login,
})

function Login() {
  return <LoginScreen next={Route.useSearch().next} />
}
