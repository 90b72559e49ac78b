import { createFileRoute } from '@tanstack/react-router'
import { interfaceSettings } from '../features/site-settings/groups/interface.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/interface')({
  loader: ({ context }) => prefetchSettings(context, interfaceSettings),
  component: () => <SettingsPage group={interfaceSettings} />,
  pendingComponent: () => <SettingsPending title={interfaceSettings.title} />,
})
