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
      // Page 2 and later of the home page are identical to those of the question list.
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
