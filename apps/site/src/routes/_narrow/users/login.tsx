import { requireNotLoggedOrInactive, safeTarget } from '@quandary/guards'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginScreen } from '../../../features/accounts/index.ts'
import { connectorsQuery } from '../../../features/connectors/index.ts'
import { isOwnAddress } from '../../../shell/navigation/go.ts'
import { pageHead } from '../../../shell/document/page-head.ts'
import { choiceIn, readSearch, textIn } from '../../../shell/navigation/search-text.ts'
import { viewerFacts, viewerIn } from '../../../shell/context/viewer.ts'

export const Route = createFileRoute('/_narrow/users/login')({
  validateSearch: (search: Record<string, unknown>) =>
    readSearch({ status: choiceIn(search, 'status', ['inactive', 'expired']), next: textIn(search, 'next') }),
  beforeLoad: ({ context, search }) => {
    const { ok } = requireNotLoggedOrInactive(viewerFacts(viewerIn(context.queryClient, context.api)))
    if (ok) return
    const href = safeTarget(search.next) ?? '/'
    throw redirect({ href, reloadDocument: !isOwnAddress(href) })
  },
  // The login form works without connectors, so a failure to load them is ignored.
  loader: ({ context: { queryClient, api } }) => queryClient.prefetchQuery(connectorsQuery(api)),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.login') }),
  component: Login,
})

function Login() {
  const { next, status } = Route.useSearch()
  return <LoginScreen next={next} expired={status === 'expired'} />
}
