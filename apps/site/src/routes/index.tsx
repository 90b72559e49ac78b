import { createFileRoute } from '@tanstack/react-router'
import { loadQuestions, questionListSearch, QuestionsScreen } from '../features/questions/index.ts'
import { pageHead } from '../shell/document/page-head.ts'
import { settingsIn } from '../shell/context/settings.ts'
import { websiteJson } from '../shell/document/structured.ts'

export const Route = createFileRoute('/')({
  validateSearch: questionListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => loadQuestions(context, location.href, deps),
  head: ({ match }) =>
    pageHead(match.context, {
      // From page 2 on, the home page has the same content as the question list, so the question list is the canonical
      // address.
      path: match.search.page === undefined ? '/' : '/questions',
      page: match.search.page,
      ...(import.meta.env.SSR && {
        structured: [websiteJson(settingsIn(match.context.queryClient, match.context.api))],
      }),
    }),
  component: Questions,
})

function Questions() {
  return <QuestionsScreen filter={Route.useSearch()} path="/" />
}
