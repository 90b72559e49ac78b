import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { isStaff, type PermissionKey } from '@quandary/guards'
import { formatDateTime } from '@quandary/i18n'
import { Button, ConfirmDialog, HistoryIcon, useToast } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer, viewerFacts } from '../../shell/context/viewer.ts'
import { invalidatePosts, usePostingWords } from '../posts/index.ts'
import { useRefetchTags } from '../tags/index.ts'
import * as styles from './timeline-change.css.ts'
import type { TimelineEntry } from './timeline-queries.ts'

interface RestoreVersionProps {
  /** The timeline entry that created the version. */
  entry: TimelineEntry
  version: Schemas['RevisionSnapshot']
  /** All versions, newest first. */
  versions: readonly TimelineEntry[]
  /** Id of the question that the answer belongs to. Only used for versions of answers. */
  questionId: string
}

/**
 * A button that restores an earlier version by saving it as a new edit. Shown to viewers who may edit without review.
 */
export function RestoreVersion({ entry, version, versions, questionId }: RestoreVersionProps): ReactNode {
  const { t, language } = useWords()
  const words = usePostingWords()
  const { timeZone } = useSettings()
  const { api, queryClient } = useSite()
  const toasts = useToast()
  const refetchTags = useRefetchTags()
  const { act, busy } = useAction()
  const [asking, setAsking] = useState(false)
  const mayRestore = useMayRestore(entry, versions)
  if (!mayRestore) return null
  const time = formatDateTime(entry.created_at, { language, timeZone })
  const restore = async () => {
    await act(() => sendVersion(api, { entry, version, questionId, summary: words('restore.summary', { time }) }), {
      done: async ({ wait_for_review: waits }) => {
        invalidatePosts(queryClient)
        await (entry.object_type === 'tag'
          ? refetchTags()
          : queryClient.invalidateQueries({ queryKey: operationKey('getTimeline') }))
        toasts.show({ text: waits ? t('review.after_review') : words('restore.done', { time }) })
      },
    })
    setAsking(false)
  }
  return (
    <>
      <Button size="sm" icon={<HistoryIcon />} className={styles.act} onClick={() => setAsking(true)}>
        {words('restore.act')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words('restore.title')}
        description={words('restore.text', { time })}
        confirmLabel={words('restore.go')}
        onConfirm={() => void restore()}
        busy={busy}
      />
    </>
  )
}

/** Returns true if the viewer may edit without review: staff, the author of the post, and holders of the permission. */
function useMayRestore({ object_type: kind }: TimelineEntry, versions: readonly TimelineEntry[]): boolean {
  const { api } = useSite()
  const viewer = useViewer()
  const isAuthor = kind !== 'tag' && viewer !== null && versions.at(-1)?.user_info?.username === viewer.username
  const isSure = viewer === null || isAuthor || isStaff(viewerFacts(viewer))
  const action: PermissionKey = `${kind === 'comment' ? 'question' : kind}.edit_without_review`
  const { data } = useQuery({
    ...operationQuery(api, 'checkPermissions', { query: { action } }),
    enabled: !isSure,
  })
  return isSure ? viewer !== null : data?.[action]?.has_permission === true
}

interface SentVersion extends Pick<RestoreVersionProps, 'entry' | 'version' | 'questionId'> {
  summary: string
}

function sendVersion(api: QuandaryClient, { entry, version, questionId, summary: edit_summary }: SentVersion) {
  const { title, original_text: text } = version
  const { object_id: id } = entry
  if (entry.object_type === 'tag') {
    const body = { tag_id: id, display_name: title, original_text: text, edit_summary }
    return api.call('updateTag', { body })
  }
  if (entry.object_type === 'answer') {
    return api.call('updateAnswer', { body: { id, question_id: questionId, content: text, edit_summary } })
  }
  const tags = version.tags.map(({ slug_name, display_name }) => ({ slug_name, display_name, original_text: '' }))
  return api.call('updateQuestion', { body: { id, title, content: text, tags, edit_summary } })
}
