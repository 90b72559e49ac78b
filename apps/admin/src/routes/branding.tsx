import { createFileRoute } from '@tanstack/react-router'
import { brandingSettings, prefetchSettings, SettingsPage, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/branding')({
  loader: ({ context }) => prefetchSettings(context, brandingSettings),
  component: () => <SettingsPage group={brandingSettings} />,
  pendingComponent: () => <SettingsPending title={brandingSettings.title} />,
})
