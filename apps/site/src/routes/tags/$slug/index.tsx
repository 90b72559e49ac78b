import { createFileRoute } from '@tanstack/react-router'
import { tagHref } from '../../../addresses.ts'
import { questionListSearch } from '../../../features/questions/index.ts'
import { loadTag, tagHead, TagScreen } from '../../../features/tag-page/index.ts'

export const Route = createFileRoute('/tags/$slug/')({
  validateSearch: questionListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, params }) => loadTag(context, location.href, params.slug, deps),
  head: ({ match, params: { slug } }) =>
    tagHead(match.context, slug, {
      title: (name) => match.context.t('tags.title', { name }),
      path: tagHref(slug),
      page: match.search.page,
      hasFeed: true,
    }),
  component: Tag,
})

function Tag() {
  return <TagScreen slug={Route.useParams().slug} filter={Route.useSearch()} />
}
