import { ConfirmDialog } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { ReasonDialog } from '../reports/index.ts'
import type { FlaggedPost } from './review-queries.ts'
import type { Decision } from './use-decision.ts'

export interface FlagDialogProps {
  task: FlaggedPost
  decision: Decision
  onClose: () => void
}

export function FlagCloseDialog({ task, decision, onClose }: FlagDialogProps): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  return (
    <ReasonDialog
      title={words('review.close_title')}
      submitLabel={words('review.close_go')}
      reasons={{ object_type: 'question', action: 'close' }}
      textField="close_msg"
      send={(reason, note) =>
        api.call('reviewReport', {
          body: { flag_id: task.flag_id, operation_type: 'close_post', close_type: reason, close_msg: note },
        })
      }
      onDone={() => decision.settle(words('review.post_closed'))}
      onClose={onClose}
    />
  )
}

export function FlagDeleteDialog({ task, decision, onClose }: FlagDialogProps): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const confirm = async () => {
    const body = { flag_id: task.flag_id, operation_type: 'delete_post' } as const
    await decision.decide(() => api.call('reviewReport', { body }), words('review.post_deleted'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words(`review.delete_${task.object_type}`)}
      description={words('review.delete_lead')}
      confirmLabel={words(`review.delete_${task.object_type}`)}
      onConfirm={() => void confirm()}
      busy={decision.busy}
      danger
    />
  )
}
