import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { readSettings } from '../site-settings/index.ts'
import { createBackup } from './create-backup.ts'
import { createBackupDownload } from './download-backup.ts'
import { listBackups } from './list-backups.ts'
import { updateBackupSettings } from './update-backup-settings.ts'

export function backupRoutes(ctx: AppContext) {
  return {
    getBackupSettings: { policy: 'admin', handle: () => readSettings(ctx, 'backups') },
    updateBackupSettings: { policy: 'admin', handle: (call) => done(updateBackupSettings(ctx, call.body, call)) },
    listBackups: { policy: 'admin', handle: () => listBackups(ctx) },
    createBackup: { policy: 'admin', handle: (call) => createBackup(ctx, call) },
    createBackupDownload: {
      policy: 'admin',
      handle: async (call) => {
        const { id, pass: password = '' } = call.body
        return { path: await createBackupDownload(ctx, { id, password }, call) }
      },
    },
  } satisfies RouteTable
}
