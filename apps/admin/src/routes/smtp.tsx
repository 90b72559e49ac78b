import { createFileRoute } from '@tanstack/react-router'
import { prefetchSettings, SettingsPage, SettingsPending, smtpSettings } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/smtp')({
  loader: ({ context }) => prefetchSettings(context, smtpSettings),
  component: () => <SettingsPage group={smtpSettings} />,
  pendingComponent: () => <SettingsPending title={smtpSettings.title} />,
})
