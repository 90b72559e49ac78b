import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenScreen } from '../shell/frame/refusal-screens.tsx'
import { pageHead } from '../shell/document/page-head.ts'

export const Route = createFileRoute('/403')({
  beforeLoad: ({ context }) => {
    context.answer.status = 403
  },
  head: ({ match }) => pageHead(match.context, { title: match.context.t('error.403_title') }),
  component: ForbiddenScreen,
})
