import { requireNotLogged, requireRegistrationAllowed } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '../features/accounts/register-screen.tsx'
import { redirectSignUpToUserCenter } from '../shell/user-center-agent.ts'
import { guardPage } from '../shell/load-page.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/users/register')({
  beforeLoad: ({ context, location }) => {
    guardPage(
      context,
      location.href,
      (_, { allowRegistrations }) => requireRegistrationAllowed({ allowNewRegistrations: allowRegistrations }),
      requireNotLogged,
    )
    redirectSignUpToUserCenter(context)
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.signup') }),
  component: RegisterScreen,
})
