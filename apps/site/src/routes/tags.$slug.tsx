import { createFileRoute } from '@tanstack/react-router'
import { tagHref, withQuery } from '../addresses.ts'
import { questionListSearch } from '../features/questions/load-questions.ts'
import { loadTag } from '../features/tags/load-tag.ts'
import { tagQuery } from '../features/tags/tag-queries.ts'
import { TagScreen } from '../features/tags/tag-screen.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/tags/$slug')({
  validateSearch: questionListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, params }) => loadTag(context, location.href, params.slug, deps),
  head: ({ match, params }) => {
    const { api, queryClient } = match.context
    const tag = queryClient.getQueryData(tagQuery(api, params.slug).queryKey)
    return pageHead(match.context, {
      title: match.context.t('tags.title', { name: tag?.display_name ?? params.slug }),
      ...(tag?.excerpt ? { description: tag.excerpt } : {}),
      path: withQuery(tagHref(params.slug), match.search),
    })
  },
  component: Tag,
})

function Tag() {
  return <TagScreen slug={Route.useParams().slug} filter={Route.useSearch()} />
}
