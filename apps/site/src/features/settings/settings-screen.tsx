import type { ReactNode } from 'react'
import { AccountSettings } from './account-settings.tsx'
import { InterfaceSettings } from './interface-settings.tsx'
import { NotifySettings } from './notify-settings.tsx'
import { PluginSettings } from './plugin-settings.tsx'
import { ProfileSettings } from './profile-settings.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import type { SettingsPart } from './settings-parts.ts'

const screens = {
  profile: ProfileSettings,
  notify: NotifySettings,
  account: AccountSettings,
  interface: InterfaceSettings,
} satisfies Record<SettingsPart, () => ReactNode>

export function SettingsScreen({ part }: { part: SettingsPart }): ReactNode {
  const Part = screens[part]
  return (
    <SettingsFrame current={part}>
      <Part />
    </SettingsFrame>
  )
}

export function PluginSettingsScreen({ slug }: { slug: string }): ReactNode {
  return (
    <SettingsFrame current={slug}>
      <PluginSettings slug={slug} />
    </SettingsFrame>
  )
}
