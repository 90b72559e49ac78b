import { requireActivated } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { loadTagEdit, tagHead } from '../../../features/tag-page/index.ts'
import { TagEditScreen } from '../../../features/tags/index.ts'
import { guardPage } from '../../../shell/loading/load-page.ts'

export const Route = createFileRoute('/tags/$slug/edit')({
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireActivated),
  loader: ({ context, location, params }) => loadTagEdit(context, location.href, params.slug),
  head: ({ match, params: { slug } }) => tagHead(match.context, slug, { title: (name) => name }),
  component: TagEdit,
})

function TagEdit() {
  return <TagEditScreen idOrSlug={Route.useParams().slug} />
}
