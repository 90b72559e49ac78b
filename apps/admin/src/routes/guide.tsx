import { createFileRoute } from '@tanstack/react-router'
import { guideSettings } from '../features/site-settings/groups/guide.ts'
import { prefetchSettings } from '../features/site-settings/prefetch-settings.ts'
import { SettingsPage } from '../features/site-settings/settings-page.tsx'
import { SettingsPending } from '../features/site-settings/settings-pending.tsx'

export const Route = createFileRoute('/guide')({
  loader: ({ context }) => prefetchSettings(context, guideSettings),
  component: () => <SettingsPage group={guideSettings} />,
  pendingComponent: () => <SettingsPending title={guideSettings.title} />,
})
