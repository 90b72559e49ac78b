import { Button } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { type PostComment, useNewPosts } from '../posts/index.ts'

interface NewCommentsProps {
  /** Ids of the comments; at least one. */
  fresh: readonly string[]
  onLoad: (comment: PostComment) => void
}

/** Announces comments that others have written in the meantime and loads them on request. */
export function NewCommentsNotice({ fresh, onLoad }: NewCommentsProps): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { report } = useFailures()
  const { seen } = useNewPosts()
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    const found = await Promise.all(fresh.map((id) => api.call('getComment', { query: { id } })))
    setBusy(false)
    for (const { data, error } of found) {
      if (data) onLoad(data)
      // A comment that is not found was deleted in the meantime.
      else if (error.kind !== 'notFound') report(error)
    }
    seen(fresh)
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void show()}>
      {t('comments.new', { count: fresh.length })}
    </Button>
  )
}
