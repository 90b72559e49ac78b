import { createFileRoute } from '@tanstack/react-router'
import { withQuery } from '../addresses.ts'
import { loadQuestions, questionListSearch } from '../features/questions/load-questions.ts'
import { QuestionsScreen } from '../features/questions/questions-screen.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/')({
  validateSearch: questionListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => loadQuestions(context, location.href, deps),
  head: ({ match }) =>
    pageHead(match.context, {
      path: withQuery('/questions', match.search),
    }),
  component: Questions,
})

function Questions() {
  return <QuestionsScreen filter={Route.useSearch()} path="/" />
}
