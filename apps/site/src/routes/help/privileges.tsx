import { createFileRoute } from '@tanstack/react-router'
import { helpQuery, PrivilegesScreen } from '../../features/help/index.ts'
import { loadPage } from '../../shell/loading/load-page.ts'
import { pageHead } from '../../shell/document/page-head.ts'

export const Route = createFileRoute('/help/privileges')({
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadPage(location.href, queryClient.fetchQuery(helpQuery(api)))
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('page.privileges'), path: '/help/privileges' }),
  component: PrivilegesScreen,
})
