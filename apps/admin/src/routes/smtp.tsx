import { createFileRoute } from '@tanstack/react-router'
import { smtpSettings } from '../features/site-settings/groups/smtp.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/smtp')({
  loader: ({ context }) => prefetchSettings(context, smtpSettings),
  component: () => <SettingsPage group={smtpSettings} />,
  pendingComponent: () => <SettingsPending title={smtpSettings.title} />,
})
