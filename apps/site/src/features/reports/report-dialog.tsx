import { useToast } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useSite } from '../../shell/context/site-context.ts'
import { type PostActionTarget, usePostingWords } from '../posts/index.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** The dialog to flag a post for the staff. */
export function ReportDialog({ post, onClose }: { post: PostActionTarget; onClose: () => void }): ReactNode {
  const { api } = useSite()
  const words = usePostingWords()
  const toasts = useToast()
  return (
    <ReasonDialog
      title={words(`report.title_${post.kind}`)}
      submitLabel={words('report.go')}
      reasons={{ object_type: post.kind, action: 'flag' }}
      textField="content"
      send={(reason, content) =>
        api.call('createReport', { body: { object_id: post.id, report_type: reason, content, source: post.kind } })
      }
      onDone={() => void toasts.show({ text: words('report.done') })}
      onClose={onClose}
    />
  )
}
