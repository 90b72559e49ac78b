import { createFileRoute } from '@tanstack/react-router'
import { cssHtmlSettings, prefetchSettings, SettingsPage, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/css-html')({
  loader: ({ context }) => prefetchSettings(context, cssHtmlSettings),
  component: () => <SettingsPage group={cssHtmlSettings} />,
  pendingComponent: () => <SettingsPending title={cssHtmlSettings.title} />,
})
