import { ConfirmDialog, useToast } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import type { TagDetail } from './tag-queries.ts'
import { useRefetchTags } from './use-refetch-tags.ts'

interface TagActionDialogProps {
  tag: TagDetail
  act: 'delete' | 'undelete'
  onClose: () => void
}

/** Asks for confirmation before a tag is deleted or restored. */
export function TagActionDialog({ tag, act, onClose }: TagActionDialogProps): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const toasts = useToast()
  const refresh = useRefetchTags()
  const { act: carryOut, busy } = useAction()
  const name = tag.display_name
  const confirm = async () => {
    const operation = act === 'delete' ? 'deleteTag' : 'recoverTag'
    await carryOut(() => api.call(operation, { body: { tag_id: tag.tag_id } }), {
      done: async () => {
        await refresh({ gone: act === 'delete' })
        toasts.show({ text: words(`tag.${act}d`, { name }) })
      },
    })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words(`tag.${act}_title`, { name })}
      description={words(`tag.${act}_lead`)}
      confirmLabel={words(`tag.${act}_go`)}
      onConfirm={() => void confirm()}
      busy={busy}
      danger={act === 'delete'}
    />
  )
}
