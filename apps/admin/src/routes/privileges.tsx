import { createFileRoute } from '@tanstack/react-router'
import { privilegeSettings } from '../features/site-settings/groups/privileges.tsx'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/privileges')({
  loader: ({ context }) => prefetchSettings(context, privilegeSettings),
  component: () => <SettingsPage group={privilegeSettings} />,
  pendingComponent: () => <SettingsPending title={privilegeSettings.title} />,
})
