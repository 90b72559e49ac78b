import { createFileRoute } from '@tanstack/react-router'
import { legalQuery, LegalScreen } from '../../features/legal/index.ts'
import { loadPage } from '../../shell/loading/load-page.ts'
import { pageHead } from '../../shell/document/page-head.ts'

export const Route = createFileRoute('/_narrow/privacy')({
  loader: async ({ context, location }) => {
    await loadPage(location.href, context.queryClient.fetchQuery(legalQuery(context.api, 'privacy')))
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('legal.privacy'), path: '/privacy' }),
  component: Legal,
})

function Legal() {
  return <LegalScreen text="privacy" />
}
