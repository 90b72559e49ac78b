import { createFileRoute } from '@tanstack/react-router'
import { loginSettings } from '../features/site-settings/groups/login.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/login')({
  loader: ({ context }) => prefetchSettings(context, loginSettings),
  component: () => <SettingsPage group={loginSettings} />,
  pendingComponent: () => <SettingsPending title={loginSettings.title} />,
})
