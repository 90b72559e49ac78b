import { createFileRoute } from '@tanstack/react-router'
import { cssHtmlSettings } from '../features/site-settings/groups/css-html.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/css-html')({
  loader: ({ context }) => prefetchSettings(context, cssHtmlSettings),
  component: () => <SettingsPage group={cssHtmlSettings} />,
  pendingComponent: () => <SettingsPending title={cssHtmlSettings.title} />,
})
