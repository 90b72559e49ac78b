import { requireActivated } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { answerQuery } from '../../../../features/posts/index.ts'
import { EditAnswerScreen } from '../../../../features/answers/index.ts'
import { loadEdit } from '../../../../features/editor/index.ts'
import { RefusedScreen } from '../../../../shell/frame/refusal-screens.tsx'
import { guardPage } from '../../../../shell/loading/load-page.ts'
import { pageHead } from '../../../../shell/document/page-head.ts'

export const Route = createFileRoute('/posts/$qid/$aid/edit')({
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireActivated),
  loader: ({ context, location, params: { aid } }) =>
    loadEdit(context, location.href, aid, context.queryClient.fetchQuery(answerQuery(context.api, aid))),
  head: ({ match }) => pageHead(match.context, { title: match.context.t('answers.edit') }),
  component: EditAnswer,
})

function EditAnswer() {
  const { aid, qid } = Route.useParams()
  const { refusal } = Route.useLoaderData()
  if (refusal !== undefined) return <RefusedScreen words={refusal} post={`/questions/${qid}/${aid}`} />
  return <EditAnswerScreen key={aid} answerId={aid} />
}
