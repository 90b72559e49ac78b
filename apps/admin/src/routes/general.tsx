import { createFileRoute } from '@tanstack/react-router'
import { generalSettings } from '../features/site-settings/groups/general.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/general')({
  loader: ({ context }) => prefetchSettings(context, generalSettings),
  component: () => <SettingsPage group={generalSettings} />,
  pendingComponent: () => <SettingsPending title={generalSettings.title} />,
})
