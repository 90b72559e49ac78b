import { createFileRoute } from '@tanstack/react-router'
import {
  answersSearch,
  answersShown,
  loadQuestion,
  QuestionGone,
  questionHead,
  QuestionScreen,
} from '../../../features/question-page/index.ts'

export const Route = createFileRoute('/questions/$qid/')({
  validateSearch: answersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, params }) => loadQuestion(context, location.href, params.qid, deps),
  head: ({ match, params }) => questionHead(match.context, params.qid, answersShown(match.search)),
  notFoundComponent: QuestionGone,
  component: Question,
})

function Question() {
  const { commentId, comments, ...filter } = Route.useSearch()
  return <QuestionScreen questionId={Route.useParams().qid} filter={filter} commentId={comments ?? commentId} />
}
