import { ConfirmDialog, useToast } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useSite } from '../../shell/context/site-context.ts'
import { useViewer, viewerFacts } from '../../shell/context/viewer.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { CloseDialog, ReportDialog } from '../reports/index.ts'
import { type PostAction, type PostActionTarget, refetchPosts, usePostingWords } from '../posts/index.ts'
import { performPostAction, reportDone, type ConfirmedPostAction } from './post-actions.ts'

interface PostActionDialogProps {
  post: PostActionTarget
  action: PostAction
  onClose: () => void
  /** Called after the action instead of refetching the posts of the page. */
  onDone?: () => void
}

/** Asks for a reason or a confirmation before an action on a post. */
export function PostActionDialog(props: PostActionDialogProps): ReactNode {
  const { post, action, onClose } = props
  if (action === 'report') return <ReportDialog post={post} onClose={onClose} />
  if (action === 'close') return <CloseAction {...props} />
  const act = confirmedAction(post, action)
  return act === undefined ? null : <ConfirmAction {...props} act={act} />
}

type ConfirmedAction = Exclude<ConfirmedPostAction, 'unpin_question' | 'hide_question' | 'show_question'>

function confirmedAction({ kind }: PostActionTarget, action: PostAction): ConfirmedAction | undefined {
  if (action === 'delete') return `delete_${kind}`
  if (action === 'undelete' && kind !== 'comment') return `undelete_${kind}`
  if (action === 'reopen') return 'reopen_question'
  return action === 'pin' ? 'pin_question' : undefined
}

/** Returns a function that refetches the page's posts or calls `onDone`, and then reports that an action is done. */
function useDone({ post, onDone }: PostActionDialogProps) {
  const { api, queryClient } = useSite()
  const words = usePostingWords()
  const toasts = useToast()
  const { report } = useFailures()
  const viewer = viewerFacts(useViewer())
  const refetch = async () => (onDone ? onDone() : refetchPosts(queryClient))
  return async (act: Parameters<typeof reportDone>[1]) => {
    await refetch()
    reportDone(post, act, { api, words, toasts, refetch, report, viewer })
  }
}

function CloseAction(props: PostActionDialogProps): ReactNode {
  const done = useDone(props)
  return <CloseDialog questionId={props.post.id} onDone={() => done('close_question')} onClose={props.onClose} />
}

function ConfirmAction(props: PostActionDialogProps & { act: ConfirmedAction }): ReactNode {
  const { post, act, onClose } = props
  const { api } = useSite()
  const words = usePostingWords()
  const done = useDone(props)
  const { act: carryOut, busy } = useAction()
  const valued = post.valued === true && (act === 'delete_question' || act === 'delete_answer')
  const confirm = async () => {
    await carryOut(() => performPostAction(api, post, act), { done: () => done(act) })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words(`act.${act}.title`)}
      description={words(valued ? `act.${act}.text_valued` : `act.${act}.text`)}
      confirmLabel={words(`act.${act}.go`)}
      onConfirm={() => void confirm()}
      danger={act.startsWith('delete')}
      busy={busy}
    />
  )
}
