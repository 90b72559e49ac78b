import { createFileRoute } from '@tanstack/react-router'
import { prefetchSettings, SettingsPage, SettingsPending, writeSettings } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/write')({
  loader: ({ context }) => prefetchSettings(context, writeSettings),
  component: () => <SettingsPage group={writeSettings} />,
  pendingComponent: () => <SettingsPending title={writeSettings.title} />,
})
