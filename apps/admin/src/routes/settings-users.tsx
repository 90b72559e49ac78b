import { createFileRoute } from '@tanstack/react-router'
import { userSettings } from '../features/site-settings/groups/users.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/settings-users')({
  loader: ({ context }) => prefetchSettings(context, userSettings),
  component: () => <SettingsPage group={userSettings} />,
  pendingComponent: () => <SettingsPending title={userSettings.title} />,
})
