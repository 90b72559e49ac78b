import { requireActivated, requireModeratorOrAdmin } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { TagCreateScreen } from '../../features/tags/index.ts'
import { guardPage } from '../../shell/loading/load-page.ts'
import { pageHead } from '../../shell/document/page-head.ts'

export const Route = createFileRoute('/tags/create')({
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireActivated, requireModeratorOrAdmin),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('nav.tags') }),
  component: TagCreateScreen,
})
