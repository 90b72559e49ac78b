import { createFileRoute } from '@tanstack/react-router'
import { prefetchSettings, SettingsPage, SettingsPending, themeSettings } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/themes')({
  loader: ({ context }) => prefetchSettings(context, themeSettings),
  component: () => <SettingsPage group={themeSettings} />,
  pendingComponent: () => <SettingsPending title={themeSettings.title} />,
})
