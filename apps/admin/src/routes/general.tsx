import { createFileRoute } from '@tanstack/react-router'
import { generalSettings, prefetchSettings, SettingsPage, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/general')({
  loader: ({ context }) => prefetchSettings(context, generalSettings),
  component: () => <SettingsPage group={generalSettings} />,
  pendingComponent: () => <SettingsPending title={generalSettings.title} />,
})
