import { requireNotLogged, requireRegistrationAllowed } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '../../../features/accounts/index.ts'
import { redirectSignUpToUserCenter } from '../../../shell/session/user-center-agent.ts'
import { guardPage } from '../../../shell/loading/load-page.ts'
import { pageHead } from '../../../shell/document/page-head.ts'
import { readSearch, textIn } from '../../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/_narrow/users/register')({
  validateSearch: (search: Record<string, unknown>) => readSearch({ next: textIn(search, 'next') }),
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
  component: Register,
})

function Register() {
  return <RegisterScreen next={Route.useSearch().next} />
}
