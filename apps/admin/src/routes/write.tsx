import { createFileRoute } from '@tanstack/react-router'
import { writeSettings } from '../features/site-settings/groups/write.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/write')({
  loader: ({ context }) => prefetchSettings(context, writeSettings),
  component: () => <SettingsPage group={writeSettings} />,
  pendingComponent: () => <SettingsPending title={writeSettings.title} />,
})
