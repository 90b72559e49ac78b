import { defineSlice } from '../slice.ts'
import { backupRunner } from './backup-runner.ts'
import { backups0001 } from './migrations/0001-backups.ts'
import { publicDumpMaker } from './public-dump.ts'
import { backupRoutes } from './routes.ts'

export { backupHealth } from './list-backups.ts'
export { closeBackups } from './backup-runner.ts'
export { BACKUP_FILES, takeBackupDownload } from './download-backup.ts'
export { openPublicDump, PUBLIC_DUMP } from './public-dump.ts'

/** Interval at which the schedule and the requests of administrators are checked. */
const POLL_MS = 2_000
/** Interval at which the public dump's schedule is checked. */
const DUMP_POLL_MS = 60_000

/**
 * Backups by a schedule or on request, with their retention; each is proved by restoring it into a scratch database.
 * Also the dump of what guests can read.
 */
export const backups = defineSlice({
  name: 'backups',
  migrations: [backups0001],
  routes: backupRoutes,
  listen(ctx) {
    ctx.jobs.repeat('backups', POLL_MS, () => backupRunner(ctx).look())
    ctx.jobs.repeat('public-dump', DUMP_POLL_MS, () => publicDumpMaker(ctx).look())
  },
})
