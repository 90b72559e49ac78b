import { createFileRoute } from '@tanstack/react-router'
import { termsSettings } from '../features/site-settings/groups/legal.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/tos')({
  loader: ({ context }) => prefetchSettings(context, termsSettings),
  component: () => <SettingsPage key="tos" group={termsSettings} />,
  pendingComponent: () => <SettingsPending title={termsSettings.title} />,
})
