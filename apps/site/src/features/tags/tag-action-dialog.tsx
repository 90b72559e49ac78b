import { ConfirmDialog, useToast } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import type { TagDetail } from './tag-queries.ts'
import { useRefetchTags } from './use-refetch-tags.ts'

interface TagActDialogProps {
  tag: TagDetail
  act: 'delete' | 'undelete'
  onClose: () => void
}

/** Asks before a tag is deleted or restored. */
export function TagActionDialog({ tag, act, onClose }: TagActDialogProps): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const { tell } = useFailures()
  const toasts = useToast()
  const refresh = useRefetchTags()
  const [busy, setBusy] = useState(false)
  const name = tag.display_name
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    const { error } = await api.call(act === 'delete' ? 'deleteTag' : 'recoverTag', { body: { tag_id: tag.tag_id } })
    if (error) tell(error)
    else {
      await refresh({ gone: act === 'delete' })
      toasts.show({ text: words(`tag.${act}d`, { name }) })
    }
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
