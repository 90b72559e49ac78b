import { createFileRoute } from '@tanstack/react-router'
import { loadQuestions, questionListSearch, QuestionsScreen } from '../../features/questions/index.ts'
import { pageHead } from '../../shell/document/page-head.ts'

export const Route = createFileRoute('/questions/')({
  validateSearch: questionListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => loadQuestions(context, location.href, deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.t('questions.all'),
      path: '/questions',
      page: match.search.page,
    }),
  component: Questions,
})

function Questions() {
  return <QuestionsScreen filter={Route.useSearch()} path="/questions" />
}
