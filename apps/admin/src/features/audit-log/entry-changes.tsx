import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { siteInfoQuery } from '../../shell/session.ts'
import { useSettingWords } from '../settings-groups/index.ts'
import { ChangeList } from './change-list.tsx'
import { entryChanges, type AuditEntry } from './entry-words.ts'

/** The changed fields of an entry. */
export function EntryChanges({ entry }: { entry: AuditEntry }): ReactNode {
  const language = useLanguage()
  const { data: site } = useSuspenseQuery(siteInfoQuery(api))
  const settings = useSettingWords(entry.action === 'settings.update' ? [entry.object_id] : [])
  const changes = entryChanges(entry, { ...language, timeZone: site.interface.time_zone, settings })
  return changes.length === 0 ? null : <ChangeList changes={changes} />
}
