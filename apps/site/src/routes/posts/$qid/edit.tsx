import { requireActivated } from '@quandary/guards'
import { createFileRoute } from '@tanstack/react-router'
import { loadEdit } from '../../../features/editor/index.ts'
import { EditQuestionScreen } from '../../../features/questions/index.ts'
import { questionQuery } from '../../../features/posts/index.ts'
import { RefusedScreen } from '../../../shell/frame/refusal-screens.tsx'
import { guardPage } from '../../../shell/loading/load-page.ts'
import { pageHead } from '../../../shell/document/page-head.ts'

export const Route = createFileRoute('/posts/$qid/edit')({
  beforeLoad: ({ context, location }) => guardPage(context, location.href, requireActivated),
  loader: ({ context, location, params: { qid } }) => {
    const question = context.queryClient.fetchQuery({ ...questionQuery(context.api, qid), staleTime: 0 })
    return loadEdit(context, location.href, qid, question)
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('questions.edit') }),
  component: EditQuestion,
})

function EditQuestion() {
  const { qid } = Route.useParams()
  const { refusal } = Route.useLoaderData()
  if (refusal !== undefined) return <RefusedScreen words={refusal} post={`/questions/${qid}`} />
  return <EditQuestionScreen key={qid} questionId={qid} />
}
