import { createFileRoute } from '@tanstack/react-router'
import {
  answersSearch,
  answersShown,
  loadQuestion,
  QuestionGone,
  questionHead,
  QuestionScreen,
} from '../../../../features/question-page/index.ts'

export const Route = createFileRoute('/questions/$qid/$part/$aid')({
  validateSearch: answersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, params }) => loadQuestion(context, location.href, params.qid, deps, params.aid),
  head: ({ match, params }) => questionHead(match.context, params.qid, answersShown(match.search, params.aid)),
  notFoundComponent: QuestionGone,
  component: Question,
})

function Question() {
  const { qid, aid } = Route.useParams()
  const { commentId, comments, ...filter } = Route.useSearch()
  return <QuestionScreen questionId={qid} answerId={aid} filter={filter} commentId={comments ?? commentId} />
}
