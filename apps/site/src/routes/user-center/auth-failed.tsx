import { createFileRoute } from '@tanstack/react-router'
import { FailedScreen } from '../../shell/frame/refusal-screens.tsx'
import { pageHead } from '../../shell/document/page-head.ts'
import { readSearch, textIn } from '../../shell/navigation/search-text.ts'

/** The user center redirects here, with its reason, after refusing a login. */
export const Route = createFileRoute('/user-center/auth-failed')({
  validateSearch: (search: Record<string, unknown>) => readSearch({ msg: textIn(search, 'msg') }),
  beforeLoad: ({ context }) => {
    context.answer.status = 403
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('error.403_title') }),
  component: AuthFailed,
})

function AuthFailed() {
  const { t } = Route.useRouteContext()
  return <FailedScreen title={t('error.403_title')} words={Route.useSearch().msg ?? t('error.403')} />
}
