import { createFileRoute } from '@tanstack/react-router'
import { tagInfoHref } from '../../../addresses.ts'
import { loadTagInfo, tagHead } from '../../../features/tag-page/index.ts'
import { TagInfoScreen } from '../../../features/tags/index.ts'

export const Route = createFileRoute('/tags/$slug/info')({
  loader: ({ context, location, params }) => loadTagInfo(context, location.href, params.slug),
  head: ({ match, params: { slug } }) =>
    tagHead(match.context, slug, { title: (name) => name, path: tagInfoHref(slug) }),
  component: TagInfo,
})

function TagInfo() {
  return <TagInfoScreen slug={Route.useParams().slug} />
}
