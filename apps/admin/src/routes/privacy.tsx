import { createFileRoute } from '@tanstack/react-router'
import { prefetchSettings, privacySettings, SettingsPage, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => prefetchSettings(context, privacySettings),
  component: () => <SettingsPage key="privacy" group={privacySettings} />,
  pendingComponent: () => <SettingsPending title={privacySettings.title} />,
})
