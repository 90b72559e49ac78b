import { createFileRoute, redirect } from '@tanstack/react-router'
import { PasswordResetScreen } from '../../../features/accounts/index.ts'
import { pageHead } from '../../../shell/document/page-head.ts'
import { textIn } from '../../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/_narrow/users/password-reset')({
  validateSearch: (search: Record<string, unknown>) => ({ code: textIn(search, 'code') ?? '' }),
  beforeLoad: ({ search }) => {
    if (search.code === '') throw redirect({ href: '/users/account-recovery' })
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.reset_title') }),
  component: PasswordReset,
})

function PasswordReset() {
  return <PasswordResetScreen code={Route.useSearch().code} />
}
