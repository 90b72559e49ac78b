import type { Schemas } from '@quandary/api-client'
import { Notice, SkeletonList } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite } from '../../shell/context/site-context.ts'
import { ChangeView } from './change-view.tsx'
import { versionsQuery, type TimelineEntry } from './timeline-queries.ts'

interface TimelineChangeProps {
  after: string
  before: string
  objectType: TimelineEntry['object_type']
}

/** The changes of a timeline entry, loaded on demand. */
export function TimelineChange({ after, before, objectType }: TimelineChangeProps): ReactNode {
  const { api } = useSite()
  const { data, error } = useQuery(versionsQuery(api, after, before))
  if (error !== null) return <Notice tone="danger">{error.message}</Notice>
  if (data === undefined) return <SkeletonList rows={1} />
  const { new_revision: now, old_revision: old } = data
  if (now === null) return null
  return <ChangeView before={old && versionOf(old)} after={versionOf(now)} titled={objectType !== 'answer'} level={2} />
}

function versionOf({ title, slug_name: slug, original_text: text, tags }: Schemas['RevisionSnapshot']) {
  return { title, slug, text, tags }
}
