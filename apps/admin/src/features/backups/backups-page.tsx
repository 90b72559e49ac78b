import { Stack } from '@quandary/ui'
import type { ReactNode } from 'react'
import { backupSettings, SettingsPage } from '../site-settings/index.ts'
import { BackupList } from './backup-list.tsx'

/** The page of backups: their schedule and target, and the existing ones. */
export function BackupsPage(): ReactNode {
  return (
    <Stack gap={6}>
      <div>
        <SettingsPage group={backupSettings} />
      </div>
      <BackupList />
    </Stack>
  )
}
