import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { backupSettings, SettingsPage } from '../site-settings/index.ts'
import { BackupList } from './backup-list.tsx'

/** The page of backups: the existing ones, and their schedule and target. */
export function BackupsPage(): ReactNode {
  const { t } = useLanguage()
  return <SettingsPage group={backupSettings} above={<BackupList />} formTitle={t('backups.settings')} />
}
