import { createFileRoute } from '@tanstack/react-router'
import { brandingSettings } from '../features/site-settings/groups/branding.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/branding')({
  loader: ({ context }) => prefetchSettings(context, brandingSettings),
  component: () => <SettingsPage group={brandingSettings} />,
  pendingComponent: () => <SettingsPending title={brandingSettings.title} />,
})
