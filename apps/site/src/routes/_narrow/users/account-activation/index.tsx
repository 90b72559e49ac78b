import { createFileRoute, redirect } from '@tanstack/react-router'
import { ActivationScreen } from '../../../../features/accounts/index.ts'
import { pageHead } from '../../../../shell/document/page-head.ts'
import { textIn } from '../../../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/_narrow/users/account-activation/')({
  validateSearch: (search: Record<string, unknown>) => ({ code: textIn(search, 'code') ?? '' }),
  beforeLoad: ({ search }) => {
    if (search.code === '') throw redirect({ href: '/' })
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.activation_title') }),
  component: Activation,
})

function Activation() {
  return <ActivationScreen code={Route.useSearch().code} />
}
