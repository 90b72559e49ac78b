import { createFileRoute } from '@tanstack/react-router'
import { prefetchSettings, privilegeSettings, SettingsPage, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/privileges')({
  loader: ({ context }) => prefetchSettings(context, privilegeSettings),
  component: () => <SettingsPage group={privilegeSettings} />,
  pendingComponent: () => <SettingsPending title={privilegeSettings.title} />,
})
