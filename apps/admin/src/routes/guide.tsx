import { createFileRoute } from '@tanstack/react-router'
import { guideSettings, prefetchSettings, SettingsPage, SettingsPending } from '../features/site-settings/index.ts'

export const Route = createFileRoute('/guide')({
  loader: ({ context }) => prefetchSettings(context, guideSettings),
  component: () => <SettingsPage group={guideSettings} />,
  pendingComponent: () => <SettingsPending title={guideSettings.title} />,
})
