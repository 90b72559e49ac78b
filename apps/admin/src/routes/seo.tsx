import { createFileRoute } from '@tanstack/react-router'
import { seoSettings } from '../features/site-settings/groups/seo.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/seo')({
  loader: ({ context }) => prefetchSettings(context, seoSettings),
  component: () => <SettingsPage group={seoSettings} />,
  pendingComponent: () => <SettingsPending title={seoSettings.title} />,
})
