import { createFileRoute } from '@tanstack/react-router'
import { prefetchSettings, seoSettings, SettingsPage, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/seo')({
  loader: ({ context }) => prefetchSettings(context, seoSettings),
  component: () => <SettingsPage group={seoSettings} />,
  pendingComponent: () => <SettingsPending title={seoSettings.title} />,
})
