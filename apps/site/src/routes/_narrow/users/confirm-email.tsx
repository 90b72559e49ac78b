import { createFileRoute, redirect } from '@tanstack/react-router'
import { ConfirmEmailScreen } from '../../../features/accounts/index.ts'
import { pageHead } from '../../../shell/document/page-head.ts'
import { textIn } from '../../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/_narrow/users/confirm-email')({
  validateSearch: (search: Record<string, unknown>) => ({ binding_key: textIn(search, 'binding_key') ?? '' }),
  beforeLoad: ({ search }) => {
    if (search.binding_key === '') throw redirect({ href: '/users/login' })
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('auth.confirm_email_title') }),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  return <ConfirmEmailScreen bindingKey={Route.useSearch().binding_key} />
}
