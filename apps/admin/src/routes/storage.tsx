import { createFileRoute } from '@tanstack/react-router'
import { prefetchSettings, SettingsPage, SettingsPending, storageSettings } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/storage')({
  loader: ({ context }) => prefetchSettings(context, storageSettings),
  component: () => <SettingsPage group={storageSettings} />,
  pendingComponent: () => <SettingsPending title={storageSettings.title} />,
})
