import type { Schemas } from '@quandary/api-client'
import { formatDateTime } from '@quandary/i18n'
import { Field, Notice, Select, SkeletonList } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { usePostingWords } from '../posts/index.ts'
import { ChangeView } from './change-view.tsx'
import { RestoreVersion } from './restore-version.tsx'
import * as styles from './timeline-change.css.ts'
import { versionsQuery, type TimelineEntry } from './timeline-queries.ts'
import { NO_VERSION, versionBefore, versionsOf } from './version-before.ts'

interface TimelineChangeProps {
  entry: TimelineEntry
  /** All entries, newest first. */
  timeline: readonly TimelineEntry[]
  object: Schemas['TimelineObject']
}

/**
 * The changes of a timeline entry compared with the previous version, or with a version that the viewer chooses. Loaded
 * on demand.
 */
export function TimelineChange({ entry, timeline, object }: TimelineChangeProps): ReactNode {
  const { api } = useSite()
  const community = useCommunityWords()
  const { language } = useWords()
  const { timeZone } = useSettings()
  const versions = versionsOf(timeline, entry)
  const [other, setOther] = useState(() => versionBefore(versions, entry))
  const isOlder =
    versions.findIndex((one) => one.revision_id === other) < versions.indexOf(entry) && other !== NO_VERSION
  const [after, before] = isOlder ? [other, entry.revision_id] : [entry.revision_id, other]
  const { data, error } = useQuery(versionsQuery(api, after, before))
  const { new_revision: now = null, old_revision: old = null } = data ?? {}
  const own = isOlder ? old : now
  return (
    <div className={styles.parts}>
      {versions.length > 2 ? (
        <OtherVersion entry={entry} versions={versions} chosen={other} onChoose={setOther} />
      ) : null}
      {error !== null ? <Notice tone="danger">{error.message}</Notice> : null}
      {error === null && data === undefined ? <SkeletonList rows={1} /> : null}
      {now === null ? null : (
        <ChangeView
          before={old && versionOf(old)}
          after={versionOf(now)}
          titled={entry.object_type !== 'answer'}
          level={2}
          name={`${community(`timeline.${entry.activity_type}`)} ${formatDateTime(entry.created_at, { language, timeZone })}`}
        />
      )}
      {own === null || entry === versions[0] ? null : (
        <RestoreVersion entry={entry} version={own} versions={versions} questionId={object.question_id} />
      )}
    </div>
  )
}

function versionOf({ title, slug_name: slug, original_text: text, tags }: Schemas['RevisionSnapshot']) {
  return { title, slug, text, tags }
}

interface OtherVersionProps {
  entry: TimelineEntry
  versions: readonly TimelineEntry[]
  chosen: string
  onChoose: (id: string) => void
}

/** A select for the version to compare an entry with. */
function OtherVersion({ entry, versions, chosen, onChoose }: OtherVersionProps): ReactNode {
  const { language } = useWords()
  const { timeZone } = useSettings()
  const words = usePostingWords()
  const community = useCommunityWords()
  const others = versions.filter((one) => one !== entry)
  const options = others.map(({ revision_id: value, created_at: at, activity_type: type, user_info: who }) => ({
    value,
    label: [formatDateTime(at, { language, timeZone }), community(`timeline.${type}`), who?.display_name]
      .filter(Boolean)
      .join(' · '),
  }))
  const nothing = entry === versions.at(-1) ? [{ value: NO_VERSION, label: words('compare.nothing') }] : []
  return (
    <Field label={words('compare.with')}>
      <Select
        fit
        options={[...options, ...nothing]}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </Field>
  )
}
