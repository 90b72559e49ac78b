import { createFileRoute } from '@tanstack/react-router'
import { BackupsPage } from '../features/backups/backups-page.tsx'
import { backupSettings } from '../features/site-settings/groups/backups.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/backups')({
  loader: ({ context }) => prefetchSettings(context, backupSettings),
  component: BackupsPage,
  pendingComponent: () => <SettingsPending title={backupSettings.title} />,
})
