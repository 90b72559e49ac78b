import { createFileRoute } from '@tanstack/react-router'
import { prefetchSettings, SettingsPage, SettingsPending, userSettings } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/settings-users')({
  loader: ({ context }) => prefetchSettings(context, userSettings),
  component: () => <SettingsPage group={userSettings} />,
  pendingComponent: () => <SettingsPending title={userSettings.title} />,
})
