import { createFileRoute } from '@tanstack/react-router'
import { helpQuery } from '../features/help/help-queries.ts'
import { HelpScreen } from '../features/help/help-screen.tsx'
import { loadPage } from '../shell/loading/load-page.ts'
import { pageHead } from '../shell/document/page-head.ts'

export const Route = createFileRoute('/help/')({
  loader: async ({ context: { api, facts, queryClient }, location }) => {
    await loadPage(location.href, queryClient.fetchQuery(helpQuery(api, facts.language)))
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('footer.help'), path: '/help' }),
  component: HelpScreen,
})
