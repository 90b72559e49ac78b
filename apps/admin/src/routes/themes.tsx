import { createFileRoute } from '@tanstack/react-router'
import { themeSettings } from '../features/site-settings/groups/theme.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/themes')({
  loader: ({ context }) => prefetchSettings(context, themeSettings),
  component: () => <SettingsPage group={themeSettings} />,
  pendingComponent: () => <SettingsPending title={themeSettings.title} />,
})
