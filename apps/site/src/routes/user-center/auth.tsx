import { requireNotLogged } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { redirectToUserCenter } from '../../shell/session/user-center-agent.ts'
import { guardPage } from '../../shell/loading/load-page.ts'
import { NotFoundScreen } from '../../shell/frame/error-screens.tsx'
import { pageHead } from '../../shell/document/page-head.ts'

/** Target of links for logging in at the user center. Redirects to its login; status 404 without a user center. */
export const Route = createFileRoute('/user-center/auth')({
  beforeLoad: ({ context, location }) => {
    guardPage(context, location.href, requireNotLogged)
    redirectToUserCenter(context)
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('error.404_title') }),
  component: NotFoundScreen,
})
