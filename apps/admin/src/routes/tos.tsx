import { createFileRoute } from '@tanstack/react-router'
import { prefetchSettings, SettingsPage, SettingsPending, termsSettings } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/tos')({
  loader: ({ context }) => prefetchSettings(context, termsSettings),
  component: () => <SettingsPage key="tos" group={termsSettings} />,
  pendingComponent: () => <SettingsPending title={termsSettings.title} />,
})
