import { createFileRoute } from '@tanstack/react-router'
import { legalSettings } from '../features/site-settings/groups/legal.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/legal')({
  loader: ({ context }) => prefetchSettings(context, legalSettings),
  component: () => <SettingsPage group={legalSettings} />,
  pendingComponent: () => <SettingsPending title={legalSettings.title} />,
})
