import { createFileRoute } from '@tanstack/react-router'
import { BackupsPage } from '../features/backups/index.ts'
import { backupSettings, prefetchSettings, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/backups')({
  loader: ({ context }) => prefetchSettings(context, backupSettings),
  component: BackupsPage,
  pendingComponent: () => <SettingsPending title={backupSettings.title} />,
})
