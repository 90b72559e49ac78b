import { ApiFailure, type Schemas } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { formatExactCount } from '@quandary/i18n'
import {
  Badge,
  Button,
  Cell,
  ColumnHead,
  Meta,
  Notice,
  RowHead,
  Section,
  SkeletonList,
  Stack,
  Table,
  TableRow,
  useToast,
  VisuallyHidden,
} from '@quandary/ui'
import { errorText, useAction } from '@quandary/web-shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { Disclosure } from '../../shell/disclosure.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { rendered, returnFocus } from '../../shell/return-focus.ts'
import { Day } from '../lists/index.ts'
import { byteText } from './byte-text.ts'
import * as styles from './backup-list.css.ts'
import { DownloadDialog } from './download-dialog.tsx'

type Item = Schemas['BackupItem']

/** Milliseconds between two polls of a backup that is pending or running. */
const POLL_MS = 2_000

const TONES = { waiting: 'neutral', running: 'neutral', proved: 'success', failed: 'danger' } as const

/** The backups of the site, and a button that makes one. */
export function BackupList(): ReactNode {
  const { t } = useLanguage()
  const { data, error, refetch } = useQuery({
    ...operationQuery(api, 'listBackups'),
    refetchInterval: ({ state }) => (state.data?.list.some(isActive) === true ? POLL_MS : false),
  })
  const [chosen, setChosen] = useState<Item>()
  const retry = async () => {
    await refetch()
    await rendered()
    returnFocus()
  }
  return (
    <Section title={t('backups.list')} aside={<BackUpNow active={data?.list.some(isActive) ?? false} />}>
      <Progress list={data?.list ?? []} />
      {data === undefined && error !== null ? (
        <NotLoaded error={error} onRetry={() => void retry()} />
      ) : data === undefined ? (
        <SkeletonList rows={3} />
      ) : (
        <Stack gap={3}>
          <Meta>{t('backups.in_folder', { folder: data.folder })}</Meta>
          {data.list.length === 0 ? (
            <Meta>{t('backups.none')}</Meta>
          ) : (
            <BackupTable list={data.list} onDownload={setChosen} />
          )}
        </Stack>
      )}
      {chosen === undefined ? null : <DownloadDialog backup={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  )
}

function isActive({ state }: Item): boolean {
  return state === 'waiting' || state === 'running'
}

/** Announces to screen readers the state of the backup that was last active while the list was shown. */
function Progress({ list }: { list: readonly Item[] }): ReactNode {
  const { t } = useLanguage()
  const [watched, setWatched] = useState<string>()
  const active = list.find(isActive)
  if (active !== undefined && active.id !== watched) setWatched(active.id)
  const state = list.find(({ id }) => id === watched)?.state
  return (
    <output>
      <VisuallyHidden>
        {state === undefined ? '' : t('backups.news', { state: t(`backups.state_${state}`) })}
      </VisuallyHidden>
    </output>
  )
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const { t } = useLanguage()
  return (
    <Notice
      tone="danger"
      live="alert"
      title={t('error.title_failed')}
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {error instanceof ApiFailure ? errorText(error.error, t) : error.message}
    </Notice>
  )
}

function BackUpNow({ active }: { active: boolean }): ReactNode {
  const { t } = useLanguage()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { act, busy } = useAction()
  const begin = () =>
    act(() => api.call('createBackup'), {
      done: async () => {
        toast.show({ text: t('backups.begun') })
        await queryClient.invalidateQueries({ queryKey: operationKey('listBackups') })
      },
    })
  return (
    <Button
      size="sm"
      busy={busy}
      disabledReason={active ? t('backups.active') : undefined}
      onClick={() => void begin()}
    >
      {t('backups.now')}
    </Button>
  )
}

interface BackupTableProps {
  list: readonly Item[]
  onDownload: (backup: Item) => void
}

function BackupTable({ list, onDownload }: BackupTableProps): ReactNode {
  const { t } = useLanguage()
  return (
    <Table caption={t('backups.table')}>
      <thead>
        <tr>
          <ColumnHead>{t('backups.file')}</ColumnHead>
          <ColumnHead>{t('backups.state')}</ColumnHead>
          <ColumnHead>{t('action')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {list.map((backup) => (
          <BackupRow key={backup.id} backup={backup} onDownload={() => onDownload(backup)} />
        ))}
      </tbody>
    </Table>
  )
}

function BackupRow({ backup, onDownload }: { backup: Item; onDownload: () => void }): ReactNode {
  const { t, language } = useLanguage()
  const { name, bytes, encrypted, rows, uploads, state, failure, detail } = backup
  const facts = [
    byteText(bytes, language),
    t('backups.rows', { count: rows, number: formatExactCount(rows, language) }),
    t('backups.uploads', { count: uploads, number: formatExactCount(uploads, language) }),
    ...(encrypted ? [t('backups.encrypted')] : []),
  ].join(' · ')
  return (
    <TableRow>
      <RowHead
        detail={
          failure !== '' ? (
            <Failure reason={t(`backups.failure_${failure}`)} detail={detail} />
          ) : name === '' ? undefined : (
            <>
              <span className={styles.file} dir="ltr">
                {name}
              </span>
              {facts}
            </>
          )
        }
      >
        <Day at={backup.created_at} />
      </RowHead>
      <Cell>
        <Badge tone={TONES[state]}>{t(`backups.state_${state}`)}</Badge>
      </Cell>
      <Cell>
        {backup.is_there ? (
          <Button size="sm" aria-label={t('backups.download_named', { name })} onClick={onDownload}>
            {t('backups.download')}
          </Button>
        ) : name === '' ? null : (
          <Meta>{t('backups.gone')}</Meta>
        )}
      </Cell>
    </TableRow>
  )
}

/** Why a backup failed. The message of the system is in its language, so it is shown only on request. */
function Failure({ reason, detail }: { reason: string; detail: string }): ReactNode {
  const { t } = useLanguage()
  return (
    <>
      {reason}
      {detail === '' ? null : (
        <div className={styles.details}>
          <Disclosure summary={t('backups.details')}>
            <bdi dir="auto">{detail}</bdi>
          </Disclosure>
        </div>
      )}
    </>
  )
}
