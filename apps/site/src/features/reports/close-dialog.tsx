import { useToast } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useSite } from '../../shell/context/site-context.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { refetchPosts, usePostingWords } from '../posts/index.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export function CloseDialog({ questionId, onClose }: { questionId: string; onClose: () => void }): ReactNode {
  const { api, queryClient } = useSite()
  const words = usePostingWords()
  const toasts = useToast()
  const { tell } = useFailures()
  const done = async () => {
    await refetchPosts(queryClient)
    toasts.show({ text: words('close.done'), action: { label: words('act.undo'), onSelect: () => void reopen() } })
  }
  const reopen = async () => {
    const { error } = await api.call('reopenQuestion', { body: { question_id: questionId } })
    if (error) return tell(error)
    await refetchPosts(queryClient)
    toasts.show({ text: words('act.reopen_question.done') })
  }
  return (
    <ReasonDialog
      title={words('close.title')}
      submitLabel={words('close.go')}
      reasons={{ object_type: 'question', action: 'close' }}
      questionId={questionId}
      textField="close_msg"
      send={(reason, note) =>
        api.call('closeQuestion', { body: { id: questionId, close_type: reason, close_msg: note } })
      }
      onDone={done}
      onClose={onClose}
    />
  )
}
