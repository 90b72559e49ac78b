import { createFileRoute, redirect } from '@tanstack/react-router'
import { UnsubscribeScreen } from '../../../features/accounts/index.ts'
import { pageHead } from '../../../shell/document/page-head.ts'
import { textIn } from '../../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/_narrow/users/unsubscribe')({
  validateSearch: (search: Record<string, unknown>) => ({ code: textIn(search, 'code') ?? '' }),
  beforeLoad: ({ search }) => {
    if (search.code === '') throw redirect({ href: '/users/settings/notify' })
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.unsubscribe_title') }),
  component: Unsubscribe,
})

function Unsubscribe() {
  return <UnsubscribeScreen code={Route.useSearch().code} />
}
