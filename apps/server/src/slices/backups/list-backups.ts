import { basename } from 'node:path'
import type { OperationData, Schemas } from '@quandary/api-client'
import { BackupBucket } from '../../backup/index.ts'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { storageOf } from '../storage/index.ts'
import { ownFolder } from './backup-folder.ts'
import type { Backup } from './store.ts'
import { selectBackups } from './store.ts'
import { findStored } from './stored-backups.ts'

/** Lists the backups, newest first, and where the next one is stored. */
export async function listBackups(ctx: AppContext): Promise<OperationData<'listBackups'>> {
  const { folder } = await readSettings(ctx, 'backups')
  const backups = await selectBackups(ctx.db)
  const now = ctx.clock.now()
  const { service, backups: place } = await storageOf(ctx)
  const isThere = await findStored(
    ctx,
    backups.map(({ file }) => file),
  )
  return {
    folder: service && place === 'bucket' ? new BackupBucket(service).address : folder || ownFolder(ctx.config.dataDir),
    list: await Promise.all(
      backups.map(async (backup) => viewOf(backup, { now, isThere: backup.bytes > 0 && (await isThere(backup.file)) })),
    ),
  }
}

function viewOf(backup: Backup, { now, isThere }: { now: number; isThere: boolean }): Schemas['BackupItem'] {
  const isWritten = backup.bytes > 0
  return {
    id: String(backup.id),
    state: stateOf(backup, now),
    created_at: seconds(backup.created_at),
    finished_at: seconds(backup.finished_at ?? 0),
    name: isWritten ? basename(backup.file) : '',
    bytes: backup.bytes,
    encrypted: backup.encrypted === 1,
    is_there: isThere,
    rows: backup.row_count,
    uploads: backup.upload_count,
    failure: backup.failure,
    detail: backup.detail,
  }
}

function stateOf({ active, failure, locked_until: until }: Backup, now: number): Schemas['BackupItem']['state'] {
  if (active === 1) return until > now ? 'running' : 'waiting'
  return failure === '' ? 'proved' : 'failed'
}

/**
 * Returns when the newest proved (restored and compared) backup that still exists was made. If the latest run failed,
 * also returns when it ended and why it failed.
 */
export async function backupHealth(ctx: AppContext): Promise<Schemas['BackupHealth']> {
  const { schedule } = await readSettings(ctx, 'backups')
  const finished = (await selectBackups(ctx.db)).filter(({ active }) => active === null)
  const [latest] = finished
  const isThere = await findStored(
    ctx,
    finished.map(({ file }) => file),
  )
  let verified: Backup | undefined
  for (const backup of finished) {
    if (backup.failure !== '' || !(await isThere(backup.file))) continue
    verified = backup
    break
  }
  const failed = latest !== undefined && latest.failure !== '' ? latest : undefined
  return {
    schedule,
    proved_at: seconds(verified?.created_at ?? 0),
    failed_at: seconds(failed?.finished_at ?? 0),
    failure: failed?.failure ?? '',
  }
}

function seconds(at: number): number {
  return Math.floor(at / 1000)
}
