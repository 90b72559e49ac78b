import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { readSettings } from '../site-settings/index.ts'
import { createBackup } from './create-backup.ts'
import { createBackupDownload } from './download-backup.ts'
import { listBackups } from './list-backups.ts'
import { updateBackupSettings } from './update-backup-settings.ts'

export function backupRoutes(app: AppContext) {
  return {
    getBackupSettings: { policy: 'admin', handle: () => readSettings(app, 'backups') },
    updateBackupSettings: { policy: 'admin', handle: (call) => done(updateBackupSettings(app, call.body, call)) },
    listBackups: { policy: 'admin', handle: () => listBackups(app) },
    createBackup: { policy: 'admin', handle: (call) => createBackup(app, call) },
    createBackupDownload: {
      policy: 'admin',
      handle: async (call) => {
        const { id, pass: password = '' } = call.body
        return { path: await createBackupDownload(app, { id, password }, call) }
      },
    },
  } satisfies RouteTable
}
