import { ApiFailure } from '@quandary/api-client'
import { Button, ButtonGroup, Dialog, Meta, Notice, SkeletonList, Stack, useToast } from '@quandary/ui'
import { errorText } from '@quandary/web-shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { type AuditEntry, ChangeList, EntryChanges, groupHistoryQuery } from '../audit-log/index.ts'
import { Day } from '../lists/index.ts'
import { compare, type GroupDifference } from '../settings-file/index.ts'
import { fileGroups, groupTitle, useSettingWords } from '../settings-groups/index.ts'
import { valuesBefore, type RestoreProblem } from './restore-values.ts'
import * as styles from './settings-history.css.ts'

/** A button that opens the history of a settings group. */
export function SettingsHistory({ group }: { group: string }): ReactNode {
  const { t } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('history.open')}
      </Button>
      {open ? <HistoryDialog group={group} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** The changes that restoring would make, or the reason why it is impossible. */
type Preview = { difference: GroupDifference } | { problem: RestoreProblem | 'same' }

function HistoryDialog({ group, onClose }: { group: string; onClose: () => void }): ReactNode {
  const { t } = useLanguage()
  const { data } = useQuery(groupHistoryQuery(api, group))
  const { preview, look, back, restore, busy, refusal } = useRestore(group, data?.list ?? [], onClose)
  const close = (open: boolean) => {
    if (!open) onClose()
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={close}
      title={t('history.title', { group: groupTitle(group, t) })}
      footer={
        preview === undefined ? (
          <Button onClick={onClose}>{t('kit.close')}</Button>
        ) : (
          <ButtonGroup align="end">
            <Button onClick={back}>{t('history.back')}</Button>
            {'difference' in preview ? (
              <Button
                variant="primary"
                busy={busy}
                busyText={t('saving')}
                onClick={() => void restore(preview.difference)}
              >
                {t('history.restore')}
              </Button>
            ) : null}
          </ButtonGroup>
        )
      }
    >
      <Stack gap={3}>
        {refusal === undefined ? null : (
          <Notice tone="danger" live="alert">
            {refusal}
          </Notice>
        )}
        {preview === undefined ? (
          <Entries entries={data?.list} onLook={(i) => void look(i)} />
        ) : (
          <Outcome preview={preview} />
        )}
      </Stack>
    </Dialog>
  )
}

interface EntriesProps {
  entries: readonly AuditEntry[] | undefined
  /** Called with the index of an entry, to preview the values before it. */
  onLook: (index: number) => void
}

function Entries({ entries, onLook }: EntriesProps): ReactNode {
  const { t } = useLanguage()
  if (entries === undefined) return <SkeletonList rows={3} />
  if (entries.length === 0) return <Meta>{t('history.none')}</Meta>
  return (
    <ol className={styles.entries}>
      {entries.map((entry, i) => (
        // Entries have no id. New entries come first, so the key counts from the end of the list and does not change.
        <li key={`${entry.created_at} ${entries.length - i}`} className={styles.entry}>
          <div className={styles.head}>
            <span>
              <Day at={entry.created_at} /> <Meta>· {entry.actor.display_name}</Meta>
            </span>
            <Button size="sm" onClick={() => onLook(i)}>
              {t('history.look')}
            </Button>
          </div>
          <EntryChanges entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function Outcome({ preview }: { preview: Preview }): ReactNode {
  const { t } = useLanguage()
  const words = useSettingWords('problem' in preview ? [] : [preview.difference.group])
  if ('problem' in preview) return <Notice live="status">{t(`history.problem_${preview.problem}`)}</Notice>
  const { group, differences } = preview.difference
  return (
    <>
      <Notice live="status">{t('history.differs')}</Notice>
      <ChangeList
        changes={differences.map(({ field, before, after }) => ({
          title: words.title(group, field),
          before: words.value(group, field, before),
          after: words.value(group, field, after),
        }))}
      />
    </>
  )
}

/** Previews the values before an entry, and saves them like a form. */
function useRestore(group: string, entries: readonly AuditEntry[], onClose: () => void) {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  const [preview, setPreview] = useState<Preview>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const look = async (index: number) => {
    try {
      const current = (await fileGroups[group]?.read(api)) ?? {}
      const earlier = valuesBefore(group, current, entries.slice(0, index + 1))
      if ('problem' in earlier) setPreview(earlier)
      else {
        const [difference] = compare({ [group]: current }, { [group]: earlier.values })
        setPreview(difference ? { difference } : { problem: 'same' })
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      reportError(error.error)
    }
  }
  const save = async (values: GroupDifference['values']) => {
    try {
      return (await fileGroups[group]?.save(api, values))?.error
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return error.error
    }
  }
  const restore = async ({ values }: GroupDifference) => {
    setBusy(true)
    const error = await save(values).finally(() => setBusy(false))
    if (error) {
      setRefusal(
        error.kind === 'fields' ? error.fields.map(({ error_msg }) => error_msg).join(' ') : errorText(error, t),
      )
      return
    }
    // Every settings screen and the page frame show saved settings, so all queries are invalidated.
    await queryClient.invalidateQueries()
    onClose()
    toast.show({ text: t('history.restored') })
  }
  const back = () => {
    setPreview(undefined)
    setRefusal(undefined)
  }
  return { preview, look, back, restore, busy, refusal }
}
