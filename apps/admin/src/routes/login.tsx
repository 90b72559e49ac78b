import { createFileRoute } from '@tanstack/react-router'
import { loginSettings, prefetchSettings, SettingsPage, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/login')({
  loader: ({ context }) => prefetchSettings(context, loginSettings),
  component: () => <SettingsPage group={loginSettings} />,
  pendingComponent: () => <SettingsPending title={loginSettings.title} />,
})
