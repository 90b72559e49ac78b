import { createFileRoute } from '@tanstack/react-router'
import {
  answerInPart,
  answersSearch,
  answersShown,
  loadQuestion,
  QuestionGone,
  questionHead,
  QuestionScreen,
} from '../../../../features/question-page/index.ts'

/** The page of a question. The segment after the question id is the question's title or an answer id. */
export const Route = createFileRoute('/questions/$qid/$part/')({
  validateSearch: answersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, params }) =>
    loadQuestion(context, location.href, params.qid, deps, answerInPart(context, params.part)),
  head: ({ match, params }) =>
    questionHead(match.context, params.qid, answersShown(match.search, answerInPart(match.context, params.part))),
  notFoundComponent: QuestionGone,
  component: Question,
})

function Question() {
  const { qid, part } = Route.useParams()
  const answerId = answerInPart(Route.useRouteContext(), part)
  const { commentId, comments, ...filter } = Route.useSearch()
  return <QuestionScreen questionId={qid} answerId={answerId} filter={filter} commentId={comments ?? commentId} />
}
