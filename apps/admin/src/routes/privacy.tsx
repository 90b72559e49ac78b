import { createFileRoute } from '@tanstack/react-router'
import { privacySettings } from '../features/site-settings/groups/legal.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => prefetchSettings(context, privacySettings),
  component: () => <SettingsPage key="privacy" group={privacySettings} />,
  pendingComponent: () => <SettingsPending title={privacySettings.title} />,
})
