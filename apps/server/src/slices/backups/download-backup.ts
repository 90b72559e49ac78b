import { lstat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { checkPolicy } from '@quandary/guards'
import { isInBucket } from '../../backup/index.ts'
import type { AppContext } from '../../context.ts'
import type { EphemeralKind } from '../../platform/ephemeral/ephemeral-store.ts'
import { unlessAbsent } from '../../platform/files/unless-absent.ts'
import { confirmPassword, issueSessionTicket, takeSessionTicket } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { logAction } from '../audit-log/index.ts'
import { readSettings } from '../site-settings/index.ts'
import { ownFolder } from './backup-folder.ts'
import { hasNameOfBackup } from './backup-name.ts'
import { BackupNotFound } from './errors.ts'
import { findBackup } from './store.ts'
import { openInBucket, openInFolder } from './stored-backups.ts'

/** Path prefix of the downloads. */
export const BACKUP_FILES = '/backup-files/'

/** The ticket of a download. One minute is enough, because the browser follows the address at once. */
const TICKET: EphemeralKind = { name: 'backup download', lastsMs: 60_000, from: 'first' }

/**
 * Returns a path that serves the backup once. A browser needs it, because it sends no token when it saves a file.
 * @throws {WrongPassword} naming `pass`
 * @throws {BackupNotFound} also if the file is gone
 */
export async function createBackupDownload(
  ctx: AppContext,
  { id, password }: { id: string; password: string },
  by: Administrator & { token: string },
): Promise<string> {
  await confirmPassword(ctx, by.viewer.id, password)
  const file = await openBackup(ctx, id)
  file.bytes.destroy()
  await ctx.db.transaction().execute((tx) => logAction(ctx, tx, by, { action: 'backup.download', objectId: id }))
  return `${BACKUP_FILES}${await issueSessionTicket(ctx, TICKET, { token: by.token, about: id })}`
}

/** A backup opened for a download. */
export interface BackupDownload {
  name: string
  size: number
  bytes: Readable
}

/**
 * Opens the backup for the ticket of a path from {@link createBackupDownload}.
 * @throws {BackupNotFound} also if the ticket was used or has expired, if its session has ended, and if the person is
 * no longer an administrator
 */
export async function takeBackupDownload(ctx: AppContext, ticket: string): Promise<BackupDownload> {
  const taken = await takeSessionTicket(ctx, TICKET, ticket)
  if (!taken || checkPolicy('admin', taken.viewer, { privateSite: true }) !== 'allow') throw new BackupNotFound()
  return openBackup(ctx, taken.about)
}

async function openBackup(ctx: AppContext, id: string): Promise<BackupDownload> {
  const backup = await findBackup(ctx.db, Number(id))
  if (!backup || backup.active !== null || backup.bytes === 0) throw new BackupNotFound()
  const found = isInBucket(backup.file)
    ? await openInBucket(ctx, backup.file)
    : // A row may come from a restored database; it must not make other files of the machine readable.
      (await isOurs(ctx, backup.file)) && (await openInFolder(backup.file))
  if (!found) throw new BackupNotFound()
  return { name: basename(backup.file), ...found }
}

/**
 * True for a regular file with the name of a backup, in the configured or the default folder. Symbolic links are
 * refused, because they may lead elsewhere.
 */
async function isOurs(ctx: AppContext, file: string): Promise<boolean> {
  const { folder } = await readSettings(ctx, 'backups')
  const folders = [ownFolder(ctx.config.dataDir), ...(folder === '' ? [] : [resolve(folder)])]
  if (!folders.includes(dirname(file)) || !hasNameOfBackup(file)) return false
  const stats = await unlessAbsent(lstat(file))
  return stats?.isFile() === true
}
