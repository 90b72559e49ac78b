import { requireActivated } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { AskScreen } from '../../features/questions/index.ts'
import { guardPage } from '../../shell/loading/load-page.ts'
import { loadPermissions } from '../../shell/context/permissions.ts'
import { pageHead } from '../../shell/document/page-head.ts'
import { readSearch, textIn } from '../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/questions/ask')({
  validateSearch: (search: Record<string, unknown>) =>
    readSearch({ title: textIn(search, 'title'), tags: textIn(search, 'tags') }),
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireActivated),
  loader: ({ context }) => loadPermissions(context),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('ask.title') }),
  component: Ask,
})

function Ask() {
  return <AskScreen {...Route.useSearch()} />
}
