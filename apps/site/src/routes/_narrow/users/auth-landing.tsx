import { createFileRoute, redirect } from '@tanstack/react-router'
import { AuthLandingScreen } from '../../../features/accounts/index.ts'
import { pageHead } from '../../../shell/document/page-head.ts'
import { textIn } from '../../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/_narrow/users/auth-landing')({
  validateSearch: (search: Record<string, unknown>) => ({ access_token: textIn(search, 'access_token') ?? '' }),
  beforeLoad: ({ search }) => {
    if (search.access_token === '') throw redirect({ href: '/users/login' })
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.login') }),
  component: AuthLanding,
})

function AuthLanding() {
  return <AuthLandingScreen code={Route.useSearch().access_token} />
}
