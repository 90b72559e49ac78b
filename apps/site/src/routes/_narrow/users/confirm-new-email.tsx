import { createFileRoute, redirect } from '@tanstack/react-router'
import { ConfirmNewEmailScreen } from '../../../features/accounts/index.ts'
import { pageHead } from '../../../shell/document/page-head.ts'
import { textIn } from '../../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/_narrow/users/confirm-new-email')({
  validateSearch: (search: Record<string, unknown>) => ({ code: textIn(search, 'code') ?? '' }),
  beforeLoad: ({ search }) => {
    if (search.code === '') throw redirect({ href: '/' })
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.confirm_email_title') }),
  component: ConfirmNewEmail,
})

function ConfirmNewEmail() {
  return <ConfirmNewEmailScreen code={Route.useSearch().code} />
}
