import { createFileRoute } from '@tanstack/react-router'
import { interfaceSettings, prefetchSettings, SettingsPage, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/interface')({
  loader: ({ context }) => prefetchSettings(context, interfaceSettings),
  component: () => <SettingsPage group={interfaceSettings} />,
  pendingComponent: () => <SettingsPending title={interfaceSettings.title} />,
})
