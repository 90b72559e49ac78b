import type { ReactNode } from 'react'
import { useSite } from '../../shell/context/site-context.ts'
import { usePostingWords } from '../posts/index.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface CloseDialogProps {
  questionId: string
  /** Called after the question has been closed. */
  onDone: () => Promise<void>
  onClose: () => void
}

/** Asks for the reason to close a question. */
export function CloseDialog({ questionId, onDone, onClose }: CloseDialogProps): ReactNode {
  const { api } = useSite()
  const words = usePostingWords()
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
      onDone={onDone}
      onClose={onClose}
    />
  )
}
